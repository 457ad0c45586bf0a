import { honeypotName } from "@matchfront/forms";
import { expect, test, vi } from "vitest";
import { contactFields, contactUrl, pageProps, startMessageApp } from "../../test/message-app.ts";
import { faults, json, startBackend, type Respond } from "../../test/start-http-server.ts";
import { everyForm } from "./every-form.cases.ts";

const accepted = json(200, { status: 200, message: "Thanks!", reference: "B-17" });
const location = "/contactus/sent?reference=B-17";

async function start(respond: Respond) {
  const { backend, received } = await startBackend(respond);
  return { ...(await startMessageApp({ backend })), received };
}

test.each(everyForm)(
  "forwards the fields of a $name message, a number in ten digits, and the answer",
  async (form) => {
    const { url, page, fields } = form;
    const { post, postNatively, received, messages, wakes } = await start(accepted);
    const headers = { "idempotency-key": "0198c1f2-0001", cookie: "session=1", authorization: "b token" };
    const response = await post({ ...fields, isAdmin: "true" }, { url, headers });
    expect(response.json()).toEqual({ status: 200, message: "Thanks!", reference: "B-17" });
    expect(received[0]?.headers).toMatchObject({ "idempotency-key": "0198c1f2-0001" });
    expect(received[0]?.headers).not.toHaveProperty("cookie");
    expect(received[0]?.headers).not.toHaveProperty("authorization");
    await post(fields, { url: `${url}?lang=de` });
    const native = await postNatively(fields, { url: `${url}?lang=fr` });
    expect([native.statusCode, native.headers.location]).toEqual([303, `/fr${page}/sent?reference=B-17`]);
    const forwarded = { ...fields, ...("phoneNumber" in fields && { phoneNumber: "8031234567" }) };
    expect(received.map(({ method, path, body }) => [method, path, JSON.parse(body)])).toEqual(
      [url, url, `${url}?lang=fr`].map((path) => ["POST", path, forwarded]),
    );
    expect([await messages(), wakes]).toEqual([[], []]);
  },
);

test("forwards equal native posts once within ten minutes (P3)", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { postNatively, received } = await start(accepted);
  const post = async (change = {}) => (await postNatively({ ...contactFields, ...change })).headers.location;
  expect(await Promise.all([post(), post()])).toEqual([location, location]);
  expect([await post(), received.length]).toEqual([location, 1]);
  await post({ description: "Hello again" });
  expect(received).toHaveLength(2);
  vi.setSystemTime(Date.now() + 600_000);
  await post();
  expect(received).toHaveLength(3);
});

test("forwards a message once under its key, and answers repeats beyond the limit (P3)", async () => {
  const { app, post, received } = await start(accepted);
  const headers = { "idempotency-key": "0198c1f2-0001" };
  const responses = await Promise.all(Array.from({ length: 8 }, () => post(contactFields, { headers })));
  expect(responses.map((response) => response.json().reference)).toEqual(Array(8).fill("B-17"));
  expect(received).toHaveLength(1);
  const outcomes = (await app.metrics.messages.get()).values.filter(({ value }) => value > 0);
  expect(outcomes).toMatchObject([
    { labels: { form: "contact", outcome: "stored" }, value: 1 },
    { labels: { form: "contact", outcome: "repeated" }, value: 7 },
  ]);
  await post({ ...contactFields, description: "Hello again" }, { headers });
  expect(received).toHaveLength(2);
});

test("forwards one of several waiting native posts again if the first fails", async () => {
  const { postNatively, received } = await start((response, request) =>
    (received.length === 1 ? json(503, {}) : accepted)(response, request),
  );
  const responses = await Promise.all([1, 2, 3, 4].map(() => postNatively()));
  const statuses = responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
  expect([statuses, received.length]).toEqual([[303, 303, 303, 503], 2]);
  expect([(await postNatively()).statusCode, received.length]).toEqual([303, 2]);
});

test("stores messages in quarantine itself", async () => {
  const { post, received, messages } = await start(accepted);
  const response = await post({ ...contactFields, [honeypotName]: "https://spam.example" });
  expect(response.statusCode).toBe(200);
  expect(received).toEqual([]);
  expect(await messages()).toMatchObject([{ fields: contactFields, quarantined_for: "honeypot" }]);
});

test.each([
  { respond: json(409, { status: 409, message: "Sent before" }), http: 409, status: 409 },
  { respond: json(500, { status: 500, message: "Mailbox full" }), http: 500, status: 500 },
  { respond: json(200, { status: 400, message: "No such topic" }), http: 200, status: 400 },
])("forwards an error with HTTP $http and status $status", async ({ respond, http, status }) => {
  const { post, postNatively } = await start(respond);
  const program = await post();
  expect(program.statusCode).toBe(http);
  expect(program.json()).toEqual({ status, message: expect.stringMatching(/^[SMN]\w+ /) });
  const browser = await postNatively(contactFields, { url: `${contactUrl}?lang=fr` });
  expect(browser.statusCode).toBeGreaterThanOrEqual(400);
  expect(pageProps(browser.body)).toMatchObject({ input: contactFields, formError: program.json().message });
});

test.each(Object.entries(faults))("fails if the backend answers with %s", async (_fault, respond) => {
  const { post, received } = await start(respond);
  const { statusCode, ...response } = await post();
  expect(statusCode).toBeGreaterThanOrEqual(500);
  expect(response.json()).toEqual({
    status: statusCode,
    message: expect.stringContaining("try again"),
    reason: expect.any(String),
  });
  expect(received).toHaveLength(1);
});

test.each<{ given: string; respond?: Respond; reason: RegExp }>([
  { given: "is down", reason: /^connect ECONNREFUSED 127\.0\.0\.1:\d+$/ },
  {
    given: "quotes a visitor without JSON",
    respond: (response) => response.end("ada@example.org"),
    reason: /^an answer that cannot be read$/,
  },
])("logs the reason if the backend $given", async ({ respond, reason }) => {
  const { backend, stop } = await startBackend(respond ?? accepted);
  if (!respond) await stop();
  const { post, lines } = await startMessageApp({ backend, logLevel: "error" });
  expect((await post()).statusCode).toBe(502);
  const fields = { form: "contact", status: 502, code: "backendUnreachable" };
  expect(lines).toMatchObject([
    { msg: "message not stored", ...fields, reason: expect.stringMatching(reason) },
  ]);
});
