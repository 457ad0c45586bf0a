import { expect, onTestFinished, test, vi } from "vitest";
import { startServer } from "../../test/start-server.ts";
import type { Respond } from "../../test/start-server.ts";
import { createApiClient } from "../calls/index.ts";

const idempotencyKey = "0198c1f2-0001";
const contact = { topic: "Ad Sales", email: "ada@example.com", description: "Hello" };
const succeed: Respond = (response) => response.end('{"status":200}');
const resetConnection: Respond = ({ req }) => req.socket.resetAndDestroy();
const interruptBody: Respond = (response) => {
  response.writeHead(200, { "content-length": "100" });
  response.write('{"status":200', () => response.destroy());
};
const fail =
  (status: number, body = ""): Respond =>
  (response) =>
    response.writeHead(status, { "retry-after": "0", "content-type": "application/json" }).end(body);

/** Starts a server with a response for each attempt. The last one is repeated. */
async function startAnswering(...answers: readonly [Respond, ...Respond[]]) {
  const server = await startServer((response) => {
    const respond = answers[Math.min(server.received.length, answers.length) - 1];
    respond?.(response);
  });
  return { server, api: createApiClient(server) };
}

test.for(["contact", "partnership", "advertising"] as const)(
  "%s.send is attempted up to three times with the same key, language and fields",
  async (name) => {
    const { server, api } = await startAnswering(fail(503), fail(503), succeed);

    await expect(api[name].send(contact, { idempotencyKey, lang: "fr" })).resolves.toEqual({ status: 200 });

    const [first] = server.received;
    expect(first).toMatchObject({ idempotencyKey, path: expect.stringMatching(/\?lang=fr$/) });
    expect(server.received).toEqual([first, first, first]);
  },
);

test.for([
  ["HTTP 408", fail(408)],
  ["HTTP 429", fail(429)],
  ["HTTP 502", fail(502)],
  ["HTTP 503", fail(503)],
  ["HTTP 504", fail(504)],
  ["a connection lost before the headers", resetConnection],
  ["a connection lost in the middle of the body", interruptBody],
] as const)("retries a message with a key after %s", async ([, respond]) => {
  const { server, api } = await startAnswering(respond, succeed);

  await api.contact.send(contact, { idempotencyKey });

  expect(server.received).toHaveLength(2);
});

test.for([
  ["HTTP 400", fail(400)],
  ["HTTP 409", fail(409)],
  ["HTTP 422", fail(422)],
  ["HTTP 500", fail(500)],
  ["body status 503", fail(200, '{"status":503}')],
  ["a response that is not JSON", fail(200, "<h1>Welcome</h1>")],
] as const)("does not retry a message with a key after %s", async ([, respond]) => {
  const { server, api } = await startAnswering(respond);

  await expect(api.contact.send(contact, { idempotencyKey })).rejects.not.toHaveProperty(
    "name",
    "TimeoutError",
  );

  expect(server.received).toHaveLength(1);
});

test("limits headers and body of an attempt to 15 s by default, and sends no other attempt", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const fetch = vi.fn<typeof globalThis.fetch>(async () => {
    await new Promise((resolve) => setTimeout(resolve, 10_000));
    return new Response(new ReadableStream());
  });
  const { contact: calls } = createApiClient({ baseUrl: "https://api.example.com", fetch });
  const outcome = vi.fn<(error: unknown) => void>();
  void calls.send(contact, { idempotencyKey }).catch(outcome);

  await vi.advanceTimersByTimeAsync(14_999);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ name: "TimeoutError" }));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test.for([
  ['{"status":503,"message":"Closed"}', "Closed", 503],
  ['{"status":5', "something went wrong", undefined],
  ['"Closed"', "something went wrong", undefined],
] as const)("parses the body %s of the third and last rejection", async ([body, message, bodyStatus]) => {
  const { server, api } = await startAnswering(fail(503, body));

  await expect(api.contact.send(contact, { idempotencyKey })).rejects.toMatchObject({
    name: "RejectedError",
    httpStatus: 503,
    message,
    bodyStatus,
  });
  expect(server.received).toHaveLength(3);
});

test("ends the wait for the next attempt if the signal aborts", async () => {
  const controller = new AbortController();
  const { server, api } = await startAnswering((response) => {
    response.writeHead(503, { "retry-after": "60" }).end(() => setImmediate(() => controller.abort()));
  });

  const sending = api.contact.send(contact, { idempotencyKey, signal: controller.signal });

  await expect(sending).rejects.toMatchObject({ name: "AbortedError" });
  expect(server.received).toHaveLength(1);
});

const now = new Date("2026-01-01T00:00:00Z");
const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000).toUTCString();

/** Sends to a server that limits its rate, with fake timers. */
function sendRateLimited(headers: Record<string, string>, onRetryAfter?: (milliseconds: number) => void) {
  vi.useFakeTimers({ now });
  onTestFinished(() => void vi.useRealTimers());
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response("", { status: 429, headers }));
  const { contact: calls } = createApiClient({ baseUrl: "https://api.example.com", fetch });
  const outcome = vi.fn<(error: unknown) => void>();
  void calls.send(contact, { idempotencyKey, onRetryAfter }).catch(outcome);
  return { fetch, outcome };
}

test.for([
  ["retry-after", "60"],
  ["retry-after", inSeconds(60)],
  // ky would wait an hour for this header.
  ["x-ratelimit-reset", "3600"],
] as const)("retries after a minute if the response has %s: %s", async ([name, value]) => {
  const { fetch } = sendRateLimited({ [name]: value });

  await vi.advanceTimersByTimeAsync(59_999);
  expect(fetch).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test.for([
  ["20", [20_000]],
  [inSeconds(20), [20_000]],
  ["0", []],
  ["soon", []],
  ["61", []],
] as const)("calls onRetryAfter for retry-after: %s with %j before the wait", async ([value, waits]) => {
  const onRetryAfter = vi.fn<(milliseconds: number) => void>();
  sendRateLimited({ "retry-after": value }, onRetryAfter);

  await vi.advanceTimersByTimeAsync(0);

  expect(onRetryAfter.mock.calls).toEqual(waits.map((wait) => [wait]));
});

test.for(["61", inSeconds(61)])("does not retry after retry-after: %s", async (value) => {
  const { fetch, outcome } = sendRateLimited({ "retry-after": value });

  await vi.advanceTimersByTimeAsync(0);

  expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ httpStatus: 429, retryAfter: 61 }));
  expect(fetch).toHaveBeenCalledTimes(1);
});

test.for([
  ["120", '{"status":429}', 429, 120],
  ["120", '{"status":429}', 200, 120],
  ["Thu, 01 Jan 1970 00:00:00 GMT", "{}", 503, 0],
  ["soon", "{}", 429, undefined],
  ["60 s", "{}", 429, undefined],
  [undefined, "{}", 429, undefined],
] as const)(
  "reads retry-after: %s of a rejection with the body %s, HTTP %i, as %s",
  async ([value, body, status, retryAfter]) => {
    const server = await startServer((response) => {
      response.writeHead(status, value === undefined ? {} : { "retry-after": value }).end(body);
    });

    const sending = createApiClient(server).contact.send(contact);

    await expect(sending).rejects.toMatchObject({ name: "RejectedError", retryAfter });
  },
);
