import { createApiClient } from "@matchfront/api-client/calls";
import { honeypotName } from "@matchfront/forms";
import { expect, test, vi } from "vitest";
import { contactFields, contactUrl, startMessageApp } from "../../test/message-app.ts";
import { json, startBackend, startHttpServer, type Respond } from "../../test/start-http-server.ts";
import { createBackendClient } from "../http/backend-failure.ts";
import { type CreateLimiter, memoryLimiter } from "../http/limiter.ts";
import { serviceFetch } from "../http/service-fetch.ts";
import { everyForm } from "./every-form.cases.ts";

const accepted = json(200, { status: 200, message: "Thanks!", reference: "0199a1b2" });
const location = "/contactus/sent?reference=0199a1b2";

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
    expect(response.json()).toEqual({ status: 200, message: "Thanks!", reference: "0199a1b2" });
    expect(received[0]?.headers).toMatchObject({ "idempotency-key": "0198c1f2-0001" });
    expect(received[0]?.headers).not.toHaveProperty("cookie");
    expect(received[0]?.headers).not.toHaveProperty("authorization");
    await post(fields, { url: `${url}?lang=de` });
    const native = await postNatively(fields, { url: `${url}?lang=fr` });
    expect(native.statusCode).toBe(303);
    expect(native.headers.location).toBe(`/fr${page}/sent?reference=0199a1b2`);
    const forwarded = { ...fields, ...("phoneNumber" in fields && { phoneNumber: "8031234567" }) };
    expect(received.map(({ method, path, body }) => [method, path, JSON.parse(body)])).toEqual(
      [url, url, `${url}?lang=fr`].map((path) => ["POST", path, forwarded]),
    );
    expect([await messages(), wakes]).toEqual([[], []]);
  },
);

test.each(["B-17", "0199a1b2 ", "\ud800", undefined])(
  "without script, shows no reference if that of the backend is %j",
  async (reference) => {
    const { postNatively } = await start(json(200, { status: 200, reference }));
    expect((await postNatively()).headers.location).toBe("/contactus/sent");
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
  expect(responses.map((response) => response.json().reference)).toEqual(Array(8).fill("0199a1b2"));
  expect(received).toHaveLength(1);
  const outcomes = (await app.metrics.messages.get()).values.filter(({ value }) => value > 0);
  expect(outcomes).toMatchObject([
    { labels: { form: "contact", outcome: "stored" }, value: 1 },
    { labels: { form: "contact", outcome: "repeated" }, value: 7 },
  ]);
  await post({ ...contactFields, description: "Hello again" }, { headers });
  expect(received).toHaveLength(2);
});

test("stores messages in quarantine itself", async () => {
  const { post, received, messages } = await start(accepted);
  const response = await post({ ...contactFields, [honeypotName]: "https://spam.example" });
  expect(response.statusCode).toBe(200);
  expect(received).toEqual([]);
  expect(await messages()).toMatchObject([{ fields: contactFields, quarantined_for: "honeypot" }]);
});

const lost: Respond = (response) => void response.socket?.resetAndDestroy();
const headers = { "idempotency-key": "0198c1f2-0001" };
const mayHaveArrived = { status: 500, reason: "messageMayHaveArrived" };

const actionOf = ({ body }: { body: string }) => /action="(.*?)"/.exec(body)?.[1]?.replace("&amp;", "&");

test("forwards a native post that may have arrived only once per click (P3)", async () => {
  const { postNatively, received } = await start(lost);
  const pages = await Promise.all([postNatively(), postNatively()]);
  const [first, next] = [`${contactUrl}?attempt=1&lang=en`, `${contactUrl}?attempt=2&lang=en`] as const;
  expect([pages.map(actionOf), received.length]).toEqual([[first, first], 1]);
  for (const _ of ["a click", "a reload"]) {
    const page = await postNatively(contactFields, { url: first });
    expect([actionOf(page), received.length]).toEqual([next, 2]);
  }
});

test("forwards a message again that the backend rejected", async () => {
  const answers = [json(422, { status: 422, message: "No such topic" }), accepted];
  const { post, received } = await start((...call) => answers.shift()?.(...call));
  for (const status of [422, 200]) expect((await post(contactFields, { headers })).statusCode).toBe(status);
  expect(received).toHaveLength(2);
});

test("forwards no message that another node may have forwarded (P3)", async () => {
  const limiters = new Map<string, ReturnType<CreateLimiter>>();
  const createLimiter: CreateLimiter = (name, limit) => {
    const limiter = limiters.get(name) ?? memoryLimiter(name, limit);
    limiters.set(name, limiter);
    return limiter;
  };
  const { backend, received } = await startBackend(lost);
  for (const _ of ["a node", "another"]) {
    const { post } = await startMessageApp({ backend, createLimiter });
    expect((await post(contactFields, { headers })).json()).toMatchObject(mayHaveArrived);
  }
  expect(received).toHaveLength(1);
});

test("repeats a message under its key if the backend discards repeats, a native one too", async () => {
  const answers = [lost, json(502, {}), accepted, lost, accepted];
  const { backend, received } = await startBackend((...call) => answers.shift()?.(...call));
  const { post, postNatively } = await startMessageApp({ backend, isBackendIdempotent: true });
  expect((await post(contactFields, { headers })).statusCode).toBe(200);
  expect((await postNatively()).statusCode).toBe(303);
  const keys = received.map((request) => request.headers["idempotency-key"]);
  expect(keys).toEqual([...Array(3).fill("0198c1f2-0001"), keys[3], keys[3]]);
  expect(keys[3]).toMatch(/^[\w-]{43}-\d+$/);
});

test("asks the visitor to wait for a backend that never answers", async () => {
  const { url, received } = await startHttpServer(() => {});
  const backend = createApiClient({ baseUrl: url.href, fetch: serviceFetch, timeout: 300 });
  const { post } = await startMessageApp({ backend });
  expect((await post()).json()).toMatchObject(mayHaveArrived);
  expect(received).toHaveLength(1);
});

test.each([
  ["http", /^connect ECONNREFUSED 127\.0\.0\.1:\d+$/],
  ["https", /wrong version number/],
])("sends nothing to a backend that cannot be reached by %s, and says why", async (protocol, reason) => {
  const { url, received, stop } = await startHttpServer(accepted);
  if (protocol === "http") await stop();
  const backend = createBackendClient(new URL(`${protocol}://${url.host}`));
  const { post, lines } = await startMessageApp({ backend, logLevel: "error" });
  expect((await post()).statusCode).toBe(502);
  const fields = { form: "contact", status: 502, code: "backendUnreachable" };
  expect(lines).toMatchObject([
    { msg: "message not stored", ...fields, reason: expect.stringMatching(reason) },
  ]);
  expect(received).toEqual([]);
});
