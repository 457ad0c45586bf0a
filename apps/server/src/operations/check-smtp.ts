import { randomUUID } from "node:crypto";
import { errorText, SetupError } from "../config/errors.ts";
import { toOneLine } from "../config/printable.ts";
import { chooseDelivery } from "../mail/choose-delivery.ts";
import { DeliveryError } from "../mail/delivery.ts";
import type { CheckContext, CheckResult } from "./start-checks.ts";

/** In milliseconds. */
const timeout = 10_000;

/** Sends a mail without its end: the mail server accepts or rejects login, sender and recipient, and keeps nothing. */
export async function checkSmtp({ environment, site }: CheckContext): Promise<CheckResult> {
  const { SMTP_URL } = environment;
  if (!SMTP_URL) return { found: "SMTP_URL is not set: mail is written to files" };
  if (!site) return { found: SMTP_URL.host, warnings: ["not checked: first do what the line Site says"] };
  const options = { connectionTimeout: timeout, socketTimeout: timeout };
  const delivery = chooseDelivery(environment, site.brand, options);
  const mail = { id: randomUUID(), replyTo: "", subject: "Check", text: "", createdAt: new Date() };
  const end = new Error("not sent");
  const markSending = () => Promise.reject(end);
  try {
    await delivery.deliver(mail, { signal: AbortSignal.timeout(3 * timeout), markSending });
  } catch (error) {
    const text = `no mail leaves ${delivery.description}: ${describe(error)}`;
    // Such as greylisting, which passes.
    if (error instanceof DeliveryError && error.outcome === "postponed")
      return { found: "", warnings: [text] };
    if (error !== end) throw new SetupError(text);
  } finally {
    delivery.close();
  }
  return { found: `${SMTP_URL.host} accepts mail ${delivery.description.replace(/ through .*/, "")}` };
}

/** Adds what the mail server said, which is about no visitor here, and what to change. */
function describe(error: unknown): string {
  const { cause, advice = "Try again later, or ask the mail server's operator." } =
    error instanceof DeliveryError ? error.details : {};
  const words = cause?.response ? `${cause.command} was answered with ${cause.response}` : errorText(error);
  return toOneLine(`${words}. ${advice}`);
}
