import { languages } from "@matchfront/locales/locales";
import { localeParts } from "@matchfront/locales/locale-parts";
import { expect, test, vi } from "vitest";
import { contactFields, contactUrl, startMessageApp } from "../../test/message-app.ts";
import { json, startBackend } from "../../test/start-http-server.ts";
import { defaultLimits } from "../http/limits.ts";

const invalid = { ...contactFields, email: "ada", description: "\n</textarea>&lt;" };
const native = { "content-type": "application/x-www-form-urlencoded" };
const [home, neighbor] = ["2001:db8::a", "2001:db8::b"];
type Started = Awaited<ReturnType<typeof startMessageApp>>;

async function fail({ post, postNatively }: Started, times: number, remoteAddress = home) {
  for (let made = 0; made < times; made += 1)
    expect((await (made % 2 ? post : postNatively)(invalid, { remoteAddress })).statusCode).toBe(422);
}

test("answers a network's invalid posts after 300 in ten minutes by a prepared 429, and stores valid ones (P4)", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const started = await startMessageApp();
  const { post, postNatively, messages } = started;
  await fail(started, 300);
  for (const language of languages) {
    const { contact, serverErrors } = localeParts[language].forms;
    const { tooManyFailedPosts } = serverErrors;
    const options = { url: `${contactUrl}?lang=${language}`, remoteAddress: neighbor };
    const page = await postNatively(invalid, options);
    const answer = await post(invalid, options);
    for (const { headers } of [page, answer]) expect(Number(headers["retry-after"])).toBeGreaterThan(590);
    expect([page.statusCode, page.headers["content-type"]]).toEqual([429, "text/html; charset=utf-8"]);
    expect(page.body).toContain(`<html lang="${language}">`);
    expect(page.body).toContain(`<h1>${tooManyFailedPosts}</h1>`);
    expect(page.body).toContain(`<label>${contact.fields.description.label}<textarea `);
    expect(page.body).toContain(`>\n\n&lt;/textarea>&amp;lt;</textarea>`);
    expect(page.headers["content-security-policy"]).toMatch(/style-src 'self' 'sha256-/);
    expect(answer.json()).toEqual({ status: 429, message: tooManyFailedPosts, reason: "tooManyFailedPosts" });
  }
  expect((await postNatively(contactFields, { remoteAddress: neighbor })).statusCode).toBe(303);
  expect(await messages()).toHaveLength(1);
  // The next /64 has a limit of its own.
  await fail(started, 1, "2001:db8:0:1::a");
  vi.setSystemTime(Date.now() + 600_000);
  await fail(started, 1);
});

const failedPosts = { failedPostsFromAddress: { times: 1, seconds: 600 } };

test.each([
  ["text", { "content-type": "text/plain", accept: "text/html" }, "topic=x"],
  ["JSON that cannot be parsed", { "content-type": "application/json" }, "{"],
  ["a form that is too large", native, `topic=${"x".repeat(140_000)}`],
  ["a form of another site", { ...native, origin: "https://evil.example" }, "topic=x"],
  ["a form without fields", native, ""],
])("counts %s", async (_what, headers, payload) => {
  const { send } = await startMessageApp({ limits: { ...defaultLimits, ...failedPosts } });
  expect((await send(headers, payload)).statusCode).not.toBe(429);
  expect((await send(headers, payload)).statusCode).toBe(429);
});

test("does not count what the server could not do, nor the limit of all messages (P4)", async () => {
  const { backend } = await startBackend(json(500, {}));
  const broken = await startMessageApp({ backend, limits: { ...defaultLimits, ...failedPosts } });
  const full = await startMessageApp({
    limits: { ...defaultLimits, ...failedPosts, messagesEachHour: { times: 0, seconds: 3600 } },
  });
  for (const { postNatively } of [broken, full])
    for (let times = 0; times < 3; times += 1)
      expect((await postNatively()).body).toContain(contactFields.email);
});
