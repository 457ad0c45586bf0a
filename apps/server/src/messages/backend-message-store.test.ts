import { createApiClient } from "@matchfront/api-client/calls";
import { honeypotName } from "@matchfront/forms";
import { expect, onTestFinished, test, vi } from "vitest";
import { pageProps } from "../../test/page-props.ts";
import { startApp } from "../../test/start-app.ts";
import { faults, json, startHttpServer, type Respond } from "../../test/start-http-server.ts";

const contact = { topic: "Ad Sales", email: "ada@example.org", description: "Hello" };
const business = {
  name: "Ada",
  businessname: "",
  email: "ada@example.org",
  phoneNumber: "8031234567",
  website: "",
  description: "Hello",
};
const calls = [
  { url: "/admin/sendContactUsEmail", page: "/contactus", fields: contact },
  { url: "/admin/sendParternerUsEmail", page: "/partnership", fields: business },
  { url: "/admin/sendAdvertiseEmail", page: "/advertise-form", fields: business },
];
const url = "/admin/sendContactUsEmail";
const form = { "content-type": "application/x-www-form-urlencoded" };
const taken = json(200, { status: 200, message: "Thanks!", reference: "B-17" });

/** The app with a backend that responds as given. */
async function startWithBackend(respond: Respond, timeout = 15_000) {
  const { url: baseUrl, received } = await startHttpServer(respond);
  const started = await startApp({ backend: createApiClient({ baseUrl: baseUrl.href, timeout }) });
  const storedRows = async () =>
    await started.database.selectFrom("message").select(["fields", "quarantined_for"]).execute();
  return { ...started, received, storedRows };
}

test.each(calls)("$url goes to the backend with its own fields, and its answer comes back", async (call) => {
  const { app, received, storedRows, stored } = await startWithBackend(taken);
  const response = await app.inject({
    method: "POST",
    url: call.url,
    headers: { "idempotency-key": "0198c1f2-0001", cookie: "session=1", authorization: "b token" },
    payload: { ...call.fields, isAdmin: "true" },
  });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ status: 200, message: "Thanks!", reference: "B-17" });
  expect(received.map(({ method, path, body }) => ({ method, path, body: JSON.parse(body) }))).toEqual([
    { method: "POST", path: call.url, body: call.fields },
  ]);
  expect(received[0]?.headers).toMatchObject({ "idempotency-key": "0198c1f2-0001" });
  expect(received[0]?.headers).not.toHaveProperty("cookie");
  expect(received[0]?.headers).not.toHaveProperty("authorization");
  expect(await storedRows()).toEqual([]);
  expect(stored).toEqual([]);
});

test.each(calls)("$url in French asks the backend in French, with the same fields", async (call) => {
  const { app, received } = await startWithBackend(taken);
  const payload = new URLSearchParams(call.fields).toString();
  await app.inject({ method: "POST", url: `${call.url}?lang=fr`, payload: call.fields });
  await app.inject({ method: "POST", url: `${call.url}?lang=de`, payload: call.fields });
  const native = await app.inject({ method: "POST", url: `${call.url}?lang=fr`, headers: form, payload });
  const asked = received.map(({ path, body }) => ({ path, body: JSON.parse(body) }));
  const inFrench = { path: `${call.url}?lang=fr`, body: call.fields };
  expect(asked).toEqual([inFrench, { path: call.url, body: call.fields }, inFrench]);
  expect(native.headers.location).toBe(`/fr${call.page}/sent?reference=B-17`);
});

test("a native post that comes twice reaches the backend once, and is answered alike (P3)", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const { app, received } = await startWithBackend(taken);
  const post = async (change = {}) => {
    const payload = new URLSearchParams({ ...contact, ...change }).toString();
    return (await app.inject({ method: "POST", url, headers: form, payload })).headers.location;
  };
  const location = "/contactus/sent?reference=B-17";
  expect(await Promise.all([post(), post()])).toEqual([location, location]);
  expect([await post(), received.length]).toEqual([location, 1]);
  await post({ description: "Hello again" });
  expect(received).toHaveLength(2);
  vi.setSystemTime(Date.now() + 600_000);
  await post();
  expect(received).toHaveLength(3);
});

test("a native post that the backend did not take is sent to it again", async () => {
  let isDown = true;
  const { app, received } = await startWithBackend((response, request) =>
    (isDown ? json(503, {}) : taken)(response, request),
  );
  const payload = new URLSearchParams(contact).toString();
  const post = async () => (await app.inject({ method: "POST", url, headers: form, payload })).statusCode;
  expect(await post()).toBe(503);
  isDown = false;
  expect([await post(), received.length]).toEqual([303, 2]);
});

test("of native posts that wait for one that the backend does not take, one is sent to it again", async () => {
  const { app, received } = await startWithBackend((response, request) =>
    (received.length === 1 ? json(503, {}) : taken)(response, request),
  );
  const payload = new URLSearchParams(contact).toString();
  const post = async () => (await app.inject({ method: "POST", url, headers: form, payload })).statusCode;
  const answers = await Promise.all([post(), post(), post(), post()]);
  expect([answers.toSorted((a, b) => a - b), received.length]).toEqual([[303, 303, 303, 503], 2]);
});

test.each(calls)("a native post to $url is forwarded, then led to the page that says so", async (call) => {
  const { app, received } = await startWithBackend(taken);
  const payload = new URLSearchParams(call.fields).toString();
  const response = await app.inject({ method: "POST", url: call.url, headers: form, payload });
  expect(response.statusCode).toBe(303);
  expect(response.headers.location).toBe(`${call.page}/sent?reference=B-17`);
  expect(JSON.parse(received[0]?.body ?? "")).toEqual(call.fields);
});

test("what is rejected here does not reach the backend", async () => {
  const { app, received } = await startWithBackend(taken);
  const response = await app.inject({ method: "POST", url, payload: { ...contact, email: "ada" } });
  expect(response.statusCode).toBe(422);
  expect(received).toEqual([]);
});

test("what filled the honeypot is stored here, and does not reach the backend", async () => {
  const { app, received, storedRows } = await startWithBackend(taken);
  const payload = { ...contact, [honeypotName]: "https://spam.example" };
  const response = await app.inject({ method: "POST", url, payload });
  expect(response.statusCode).toBe(200);
  expect(received).toEqual([]);
  expect(await storedRows()).toEqual([{ fields: JSON.stringify(contact), quarantined_for: "honeypot" }]);
});

test.each([
  { respond: json(409, { status: 409, message: "Sent before" }), http: 409, status: 409 },
  { respond: json(500, { status: 500, message: "Mailbox full" }), http: 500, status: 500 },
  { respond: json(200, { status: 400, message: "No such topic" }), http: 200, status: 400 },
])(
  "an error with HTTP $http and status $status is forwarded, and what was typed is returned",
  async (given) => {
    const { app } = await startWithBackend(given.respond);
    const program = await app.inject({ method: "POST", url, payload: contact });
    expect(program.statusCode).toBe(given.http);
    expect(program.json()).toEqual({ status: given.status, message: expect.stringMatching(/^[SMN]\w+ /) });
    const payload = new URLSearchParams(contact).toString();
    const person = await app.inject({ method: "POST", url, headers: form, payload });
    expect(person.statusCode).toBeGreaterThanOrEqual(400);
    expect(pageProps(person.body)).toMatchObject({ input: contact, formError: program.json().message });
  },
);

test.each(Object.keys(faults))("where the backend responds with %s, the call fails", async (name) => {
  const { app, received } = await startWithBackend(faults[name] ?? taken);
  const program = await app.inject({ method: "POST", url, payload: contact });
  expect(program.statusCode).toBeGreaterThanOrEqual(500);
  expect(program.json()).toEqual({
    status: program.statusCode,
    message: expect.stringContaining("try again"),
  });
  expect(received).toHaveLength(1);
});

test("a backend that never responds times out, and what was typed is returned", async () => {
  const { app } = await startWithBackend(() => {}, 50);
  const payload = new URLSearchParams(contact).toString();
  const person = await app.inject({ method: "POST", url, headers: form, payload });
  expect(person.statusCode).toBe(504);
  expect(pageProps(person.body)).toMatchObject({
    input: contact,
    formError: expect.stringContaining("too long"),
  });
});

test.each<{ what: string; respond?: Respond | undefined; reason: RegExp }>([
  { what: "is down", reason: /^connect ECONNREFUSED 127\.0\.0\.1:\d+$/ },
  { what: "hangs up", respond: faults["a reset connection"], reason: /ECONNRESET|other side closed/ },
  {
    what: "quotes a visitor in no JSON",
    respond: (response) => response.end("ada@example.org"),
    reason: /^an answer that cannot be read$/,
  },
])("the log says why a backend that $what took no message", async ({ respond, reason }) => {
  const { url: baseUrl, stop } = await startHttpServer(respond ?? taken);
  if (!respond) await stop();
  const lines: unknown[] = [];
  const { app } = await startApp({
    backend: createApiClient({ baseUrl: baseUrl.href }),
    logLevel: "error",
    logStream: { write: (line) => void lines.push(JSON.parse(line)) },
  });
  expect((await app.inject({ method: "POST", url, payload: contact })).statusCode).toBe(502);
  expect(lines).toMatchObject([
    {
      msg: "message not stored",
      form: "contact",
      status: 502,
      code: "backendUnreachable",
      reason: expect.stringMatching(reason),
    },
  ]);
});

test("a backend has 15 seconds for a message, all tries included", async () => {
  const timeout = vi.spyOn(AbortSignal, "timeout");
  onTestFinished(() => timeout.mockRestore());
  const { app } = await startWithBackend(taken);
  expect((await app.inject({ method: "POST", url, payload: contact })).statusCode).toBe(200);
  expect(timeout.mock.calls).toEqual([[15_000]]);
});
