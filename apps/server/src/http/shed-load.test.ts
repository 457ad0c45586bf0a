import { once } from "node:events";
import { connect } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
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

test("leaves calls to other networks while one has 40 under way (P4)", async () => {
  const asked: Parameters<Respond>[] = [];
  const { backend } = await startBackend((...call) => void asked.push(call));
  const { postNatively } = await startMessageApp({ backend });
  let sender = 0;
  const post = (remoteAddress: string) =>
    postNatively({ ...contactFields, email: `${(sender += 1)}@example.org` }, { remoteAddress });
  const flood = Array.from({ length: 45 }, (_, host) => post(`2001:db8::${host}`));
  await expect.poll(() => asked.length).toBe(40);
  const others = Array.from({ length: 3 }, (_, network) => post(`2001:db8:1:${network}::1`));
  await expect.poll(() => asked.length).toBe(43);

  for (const [response, request] of asked) json(200, { status: 200 })(response, request);
  const rejected = (await Promise.all(flood)).filter(({ statusCode }) => statusCode === 503);
  expect(rejected).toHaveLength(5);
  expect((await Promise.all(others)).map(({ statusCode }) => statusCode)).toEqual([303, 303, 303]);
  expect((await post("2001:db8::1")).statusCode).not.toBe(503);
});

/** Returns a function that returns how often the event loop has turned. */
function countTurns(): () => number {
  let turns = 0;
  const count = () =>
    setImmediate(() => {
      turns += 1;
      timer = count();
    });
  let timer = count();
  onTestFinished(() => clearImmediate(timer));
  return () => turns;
}

test("answers one request in each turn of the event loop, so that pages and connections come between (P5)", async () => {
  const { app } = await startMessageApp();
  const turn = countTurns();
  for (const url of ["/nope", "/contactus/sent?reference=0199a1b2", "/admin/sendContactUsEmail"]) {
    const requests = Array.from({ length: 20 }, async () => {
      await app.inject({ url });
      return turn();
    });
    const other = app.inject({ url, remoteAddress: "192.0.2.1" }).then(turn);
    const turns = await Promise.all(requests);
    expect(new Set(turns).size).toBe(20);
    // Addresses alternate.
    expect(turns[5]).toBeGreaterThan(await other);
  }
});

test("gives no turn to requests whose client has left", async () => {
  const { app } = await startMessageApp();
  const { port, hostname } = new URL(await app.listen({ host: "127.0.0.1", port: 0 }));
  const request = "GET /nope HTTP/1.1\r\nhost: localhost\r\n\r\n";
  for (let client = 0; client < 20; client += 1) {
    const socket = connect(Number(port), hostname);
    socket.end(request.repeat(16));
    socket.on("error", () => {});
    await once(app.server, "request");
    socket.destroy();
  }
  const turn = countTurns();
  await fetch(`http://${hostname}:${port}/nope`);
  expect(turn()).toBeLessThan(100);
});
