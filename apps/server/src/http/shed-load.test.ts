import { expect, test, vi } from "vitest";
import { contactFields, startMessageApp } from "../../test/message-app.ts";
import { testDeadlines } from "../../test/start-app.ts";
import { json, startBackend, type Respond } from "../../test/start-http-server.ts";

const lookup = { method: "POST", url: "/api/isPhoneAlreadyExist", payload: {} } as const;

test("rejects one call too many with its input and the time to retry, and answers pages (P4, P5)", async () => {
  const asked: Parameters<Respond>[] = [];
  const { backend } = await startBackend((...call) => void asked.push(call));
  const { app, postNatively } = await startMessageApp({ backend });
  const first = Array.from({ length: 100 }, async (_, visitor) => {
    const { statusCode } = await postNatively(contactFields, { remoteAddress: `192.0.2.${visitor}` });
    return statusCode;
  });
  await expect.poll(() => asked.length).toBe(100);

  const page = await postNatively({ ...contactFields, description: "Hello from Ada" });
  expect(page.statusCode).toBe(503);
  expect(page.headers).toMatchObject({ "retry-after": "5", "content-type": "text/html; charset=utf-8" });
  expect(page.body).toContain("Hello from Ada");
  const { statusCode, headers, body } = await app.inject(lookup);
  expect([statusCode, headers["retry-after"]]).toEqual([503, "5"]);
  expect(JSON.parse(body)).toEqual({
    status: 503,
    message: expect.stringContaining("Please try again"),
    reason: expect.any(String),
  });
  for (const path of ["/", "/contactus", "/healthz"]) expect((await app.inject(path)).statusCode).toBe(200);

  for (const [response, request] of asked) json(200, { status: 200 })(response, request);
  expect(new Set(await Promise.all(first))).toEqual(new Set([303]));
  expect((await app.inject(lookup)).statusCode).toBe(422);
});

test("rejects calls while the event loop is late, and answers pages", async () => {
  // The delay is sampled once a second.
  vi.useFakeTimers({ toFake: ["setInterval"] });
  const deadlines = { ...testDeadlines, eventLoopDelay: Number.MIN_VALUE };
  const { app, postNatively } = await startMessageApp({ deadlines });
  await expect
    .poll(async () => {
      vi.advanceTimersByTime(1_000);
      return (await postNatively()).statusCode;
    })
    .toBe(503);
  expect((await app.inject("/contactus")).statusCode).toBe(200);
});
