import { expect, onTestFinished, test, vi } from "vitest";
import { startServer } from "../../test/start-server.ts";
import { createApiClient } from "../calls/index.ts";
import type { ApiClientOptions } from "../calls/index.ts";

const stall = () => {};
const answersWithoutStatus = () => Promise.resolve(Response.error());

function send(options: ApiClientOptions, signal?: AbortSignal) {
  const message = { topic: "Ad Sales", email: "ada@example.com", description: "Hello" };
  return createApiClient(options).contact.send(message, { signal });
}

/** Fakes timers, except those of sockets. */
function useFakeClock() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
}

test("rejects with a TimeoutError and aborts the request if the server never responds", async () => {
  const asked = Promise.withResolvers<void>();
  const { baseUrl, disconnected } = await startServer(() => asked.resolve());
  useFakeClock();

  const failure = send({ baseUrl, timeout: 500 }).catch((error: unknown) => error);
  await asked.promise;
  await vi.advanceTimersByTimeAsync(500);
  expect(await failure).toMatchObject({
    name: "TimeoutError",
    message: "The server took too long to respond. Please wait a moment and try again.",
    cause: { name: "TimeoutError" },
  });
  await disconnected;
});

// ky's own timeout ends at the headers: https://github.com/sindresorhus/ky/issues/647
test.for([200, 500])(
  "rejects with a TimeoutError and aborts the request if the body of HTTP %i stalls",
  async (status) => {
    const { baseUrl, disconnected } = await startServer((response) => {
      response.writeHead(status, { "content-type": "application/json" }).write('{"status":200');
    });
    const begun = Promise.withResolvers<void>();
    const noteHeaders: typeof fetch = async (...request) => {
      const response = await fetch(...request);
      begun.resolve();
      return response;
    };
    useFakeClock();

    const failure = send({ baseUrl, timeout: 500, fetch: noteHeaders }).catch((error: unknown) => error);
    await begun.promise;
    await vi.advanceTimersByTimeAsync(500);
    expect(await failure).toMatchObject({ name: "TimeoutError" });
    await disconnected;
  },
);

test("sends nothing if the signal is already aborted", async () => {
  const server = await startServer(stall);
  const reason = new Error("left the page");

  await expect(send(server, AbortSignal.abort(reason))).rejects.toMatchObject({
    name: "AbortedError",
    message: "The request was canceled. Please send it again if you still need it.",
    cause: reason,
  });
  expect(server.received).toEqual([]);
});

test("aborts the request if the signal aborts before the response", async () => {
  const controller = new AbortController();
  const server = await startServer(() => controller.abort());

  await expect(send(server, controller.signal)).rejects.toMatchObject({ name: "AbortedError" });
  await server.disconnected;
});

test("aborts the request if the signal aborts during the body, with any reason", async () => {
  const controller = new AbortController();
  const { baseUrl, disconnected } = await startServer((response) => response.write('{"status":'));
  const abortAtHeaders: typeof fetch = async (...request) => {
    const response = await fetch(...request);
    controller.abort("not an Error");
    return response;
  };

  await expect(send({ baseUrl, fetch: abortAtHeaders }, controller.signal)).rejects.toMatchObject({
    name: "AbortedError",
    cause: "not an Error",
  });
  await disconnected;
});

test("rejects with an OfflineError and its cause if the connection is refused", async () => {
  const server = await startServer(stall);
  await server.stop();

  await expect(send(server)).rejects.toMatchObject({
    name: "OfflineError",
    cause: { name: "NetworkError", cause: { cause: { code: "ECONNREFUSED" } } },
  });
});

// In a browser, a redirect has status 0: https://fetch.spec.whatwg.org/#concept-filtered-response-opaque-redirect
test("rejects a response with status 0 with a MalformedError", async () => {
  await expect(
    send({ baseUrl: "https://api.example.com", fetch: answersWithoutStatus }),
  ).rejects.toMatchObject({ name: "MalformedError" });
});

test.for([
  ["a string", "boom", "something went wrong"],
  ["undefined", undefined, "something went wrong"],
  ["an Error without a message", new Error(), "something went wrong"],
  ["an Error with a message", new Error("The tunnel is closed"), "The tunnel is closed"],
] as const)("rejects with an OfflineError if a custom fetch throws %s", async ([, thrown, message]) => {
  const fetch = () => Promise.reject(thrown);

  await expect(send({ baseUrl: "https://api.example.com", fetch })).rejects.toMatchObject({
    name: "OfflineError",
    message,
    cause: thrown,
  });
});
