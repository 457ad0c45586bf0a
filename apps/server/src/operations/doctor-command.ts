import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { readSiteManifest } from "../site/site.ts";
import { describeFindings, summaryOf } from "./describe-findings.ts";
import { examine, type NamedFinding } from "./examine.ts";
import { errorText } from "../config/error-text.ts";
import { SetupError } from "../config/setup-error.ts";
import type { Command, RunContext } from "./command.ts";

/** How long the mail may take, in milliseconds. */
const mailTimeout = 60_000;

/** Looks for trouble. Exits with 1 where there is a failure; warnings alone are none. */
export const doctorCommand: Command = {
  parameters: "[--mail <address>]",
  summary: "looks for trouble and says how to mend it; --mail also mails what it finds, if anything",
  async run(context, _option, address) {
    if (address !== undefined && !/^[^\s@,<>]+@[^\s@,<>]+$/.test(address))
      throw new SetupError(`${JSON.stringify(address)} is no e-mail address. Expected one, after --mail.`);
    const findings = await examine(context.environment, new Date());
    describeFindings(findings).forEach(context.print);
    const isWell = findings.every(({ finding }) => finding.level === "ok");
    if (address !== undefined && !isWell) await mailFindings(context, address, findings);
    return findings.every(({ finding }) => finding.level !== "failure");
  },
};

async function mailFindings(
  { environment, chooseDelivery, print }: RunContext,
  address: string,
  findings: readonly NamedFinding[],
): Promise<void> {
  const { brand } = await readSiteManifest(environment.SITE_DIR);
  const delivery = chooseDelivery(environment, brand, address);
  const createdAt = new Date();
  const mail = {
    id: randomUUID(),
    replyTo: address,
    subject: `${brand.name} on ${hostname()}: ${summaryOf(findings)}`,
    text: `${describeFindings(findings).join("\n")}\n`,
    createdAt,
  };
  try {
    await delivery.deliver(mail, { signal: AbortSignal.timeout(mailTimeout), markSending: async () => {} });
  } catch (cause) {
    throw new SetupError(
      `The report could not be mailed ${delivery.description}: ${errorText(cause)}. Expected mail to leave. ` +
        "Correct SMTP_URL or the address, or open the way to the mail server, and run it again.",
      { cause },
    );
  } finally {
    delivery.close();
  }
  print(`Mailed ${delivery.description}.`);
}
