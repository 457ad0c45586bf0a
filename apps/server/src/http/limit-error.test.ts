import { expect, test } from "vitest";
import { memberWithLink } from "../../test/member-with-link.ts";
import { startApp } from "../../test/start-app.ts";
import { defaultLimits, type Limits } from "./limits.ts";

const form = "application/x-www-form-urlencoded";
const to = "+254712345678";
const day = 86_400;
const wide = { times: 1000, seconds: 600 };
const send = { url: "/verification/Verifications", fields: { To: to, Channel: "sms" }, type: form };
const lookUp = { url: "/api/isPhoneAlreadyExist", fields: { phoneNumber: "0712345678" } };
const message = {
  url: "/admin/sendContactUsEmail",
  fields: { topic: "Ad Sales", email: "ada@example.org", description: "Hello" },
};

interface Call {
  readonly url: string;
  readonly fields: Record<string, string>;
  readonly type?: string;
}

/** Starts the app with a link. Another message of each number is another message. */
async function startWithLink(limits: Partial<Limits>) {
  const { app, database } = await startApp({ limits: { ...defaultLimits, ...limits } });
  const { token } = await memberWithLink(database, "phone");
  return ({ url, fields, type = "application/json" }: Call, number: number) => {
    const numbered = fields["description"] ? { ...fields, description: `${number}` } : fields;
    const payload = type === form ? new URLSearchParams(numbered).toString() : JSON.stringify(numbered);
    const headers = { authorization: `b ${token}`, "content-type": type };
    return app.inject({ method: "POST", url, headers, payload });
  };
}

test.each<[what: string, Call, Partial<Limits>, times: number, seconds: number]>([
  ["messages", message, { messagesFromAddress: { times: 3, seconds: 600 } }, 3, 600],
  ["all messages", message, { messagesEachHour: { times: 3, seconds: 3600 } }, 3, 3600],
  ["lookups", lookUp, {}, 5, day],
  ["calls", lookUp, { lookupsOfLink: wide }, 45, 600],
  ["codes of a network", send, { codesFromAddress: { times: 4, seconds: 3600 } }, 4, 3600],
  ["codes with a link", send, { codesOfLink: { times: 4, seconds: day } }, 4, day],
  ["codes to a number", send, {}, 5, 600],
  ["codes of the verifier", send, { codesToNumber: wide }, 5, 600],
  ["all codes", send, { codesEachDay: { times: 3, seconds: day } }, 3, day],
])("tells how long to wait: %s", async (...limited) => {
  const [, call, limits, times, seconds] = limited;
  const post = await startWithLink(limits);
  for (let number = 0; number < times; number += 1) {
    const { statusCode, headers } = await post(call, number);
    expect(statusCode).toBeLessThan(400);
    expect(headers).not.toHaveProperty("retry-after");
  }
  const { statusCode, headers } = await post(call, times);
  expect(statusCode).toBe(429);
  const wait = Number(headers["retry-after"]);
  expect(wait).toBeGreaterThan(seconds - 60);
  expect(wait).toBeLessThanOrEqual(seconds);
});
