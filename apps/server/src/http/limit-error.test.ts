import { expect, test } from "vitest";
import { memberWithLink } from "../../test/member-with-link.ts";
import { startApp } from "../../test/start-app.ts";
import { defaultLimits } from "./limits.ts";

const form = "application/x-www-form-urlencoded";
const to = "+254712345678";
const message = { topic: "Ad Sales", email: "ada@example.org", description: "Hello" };
const wide = { times: 1000, seconds: 600 };

interface LimitedCase {
  readonly what: string;
  readonly limits?: Partial<typeof defaultLimits>;
  readonly url: string;
  readonly fields: Record<string, string>;
  readonly type?: string;
  /** How often it is answered. */
  readonly times: number;
  /** Undefined where the limit would tell what others did. */
  readonly policy?: string;
  readonly seconds: number;
}

const send = { url: "/verification/Verifications", fields: { To: to, Channel: "sms" }, type: form };
const sendMessage = { url: "/admin/sendContactUsEmail", fields: message };
const lookUp = { url: "/api/isPhoneAlreadyExist", fields: { phoneNumber: "0712345678" } };
const limitedCases: readonly LimitedCase[] = [
  {
    what: "messages",
    ...sendMessage,
    limits: { messagesFromAddress: { times: 3, seconds: 600 } },
    times: 3,
    policy: "messages",
    seconds: 600,
  },
  {
    what: "messages of everybody",
    ...sendMessage,
    limits: { messagesEachHour: { times: 3, seconds: 3600 } },
    times: 3,
    seconds: 3600,
  },
  { what: "lookups", ...lookUp, times: 5, policy: "lookups", seconds: 86_400 },
  {
    what: "calls",
    ...lookUp,
    limits: { lookupsOfLink: wide },
    times: 45,
    policy: "calls",
    seconds: 600,
  },
  {
    what: "codes from one network",
    ...send,
    limits: { codesFromAddress: { times: 4, seconds: 3600 } },
    times: 4,
    policy: "codes",
    seconds: 3600,
  },
  {
    what: "codes with one link",
    ...send,
    limits: { codesOfLink: { times: 4, seconds: 86_400 } },
    times: 4,
    policy: "codes-of-link",
    seconds: 86_400,
  },
  { what: "codes to one number", ...send, times: 5, seconds: 600 },
  { what: "codes that the verifier sends", ...send, limits: { codesToNumber: wide }, times: 5, seconds: 600 },
  {
    what: "codes",
    ...send,
    limits: { codesEachDay: { times: 3, seconds: 86_400 } },
    times: 3,
    seconds: 86_400,
  },
];

test.each(limitedCases)(
  "who asks for too much is told how long to wait, and what of the limit is theirs: $what",
  async ({ limits, url, fields, type = "application/json", times, policy, seconds }) => {
    const { app, database } = await startApp({ limits: { ...defaultLimits, ...limits } });
    const { token } = await memberWithLink(database, "phone");
    const post = (call: number) =>
      app.inject({
        method: "POST",
        url,
        headers: { authorization: `b ${token}`, "content-type": type },
        // The same message again is no other one.
        payload: write(fields["description"] ? { ...fields, description: `${call}` } : fields, type),
      });
    for (let call = 0; call < times; call += 1) {
      const { statusCode, headers } = await post(call);
      expect(statusCode).toBeLessThan(400);
      expect(headers).not.toHaveProperty("retry-after");
    }
    const { statusCode, headers } = await post(times);
    expect(statusCode).toBe(429);
    const wait = Number(headers["retry-after"]);
    expect(wait).toBeGreaterThan(seconds - 60);
    expect(wait).toBeLessThanOrEqual(seconds);
    expect([headers["ratelimit-policy"], headers["ratelimit"]]).toEqual(
      policy ? [`"${policy}";q=${times};w=${seconds}`, `"${policy}";r=0;t=${wait}`] : [undefined, undefined],
    );
  },
);

test("who has entered five wrong codes is told how long to wait", async () => {
  const { app, database, sms } = await startApp();
  const { token } = await memberWithLink(database, "phone");
  const post = (url: string, fields: Record<string, string>) =>
    app.inject({
      method: "POST",
      url,
      headers: { authorization: `b ${token}`, "content-type": form },
      payload: write(fields, form),
    });
  await post(send.url, send.fields);
  const code = sms.at(-1)?.text.slice(-7, -1) === "000000" ? "000001" : "000000";
  const check = () => post("/verification/VerificationCheck", { To: to, Code: code });
  for (let call = 0; call < 5; call += 1) expect((await check()).statusCode).toBe(200);
  const { statusCode, headers } = await check();
  expect(statusCode).toBe(429);
  expect(Number(headers["retry-after"])).toBeGreaterThan(540);
  expect(headers).not.toHaveProperty("ratelimit");
});

function write(fields: Record<string, string>, type: string): string {
  return type === form ? new URLSearchParams(fields).toString() : JSON.stringify(fields);
}
