import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { isLongRun } from "../../test/is-long-run.ts";
import { startApp, type TestAppOptions } from "../../test/start-app.ts";

const scale = isLongRun ? 10 : 1;
const request = "GET / HTTP/1.1\r\nHost: fixture.example\r\n\r\n";

async function listen(options: TestAppOptions) {
  const { app } = await startApp(options);
  const origin = await app.listen({ host: "127.0.0.1", port: 0 });
  const port = Number(new URL(origin).port);
  const open = async (text: string) => {
    const socket = connect(port, "127.0.0.1");
    // It is closed by the server, politely or not.
    socket.on("error", () => {});
    onTestFinished(() => void socket.destroy());
    await once(socket, "connect");
    socket.write(text);
    return socket;
  };
  const isAnswered = async () => (await fetch(origin, { headers: { connection: "close" } })).status === 200;
  const held = async () =>
    await new Promise<number>((resolve) => {
      app.server.getConnections((_error, count) => resolve(count));
    });
  return { open, isAnswered, held };
}

async function openMany(times: number, open: () => Promise<Socket>): Promise<Socket[]> {
  return await Promise.all(Array.from({ length: times }, open));
}

test.each([
  { what: "nothing", text: "" },
  { what: "half a request", text: "GET / HTTP/1.1\r\nHost:" },
  { what: "one request, and is kept alive", text: request },
])(
  "pages are answered while more connections are held than the server takes, each after $what (P5)",
  async ({ text }) => {
    const total = 10 * scale;
    const { open, isAnswered, held } = await listen({ connections: { total, perAddress: 100 * total } });
    const first = await open(text);
    const closed = once(first, "close");
    first.resume();
    await openMany(5 * total, () => open(text));
    expect(await isAnswered()).toBe(true);
    // The longest first.
    await closed;
    await expect.poll(held).toBeLessThanOrEqual(total);
    expect(await isAnswered()).toBe(true);
  },
);

test("connections that send request after request and read no answer are closed, and pages answered (P5)", async () => {
  const { open, isAnswered, held } = await listen({});
  const sockets = await openMany(5 * scale, async () => {
    const socket = await open(request.repeat(400));
    socket.pause();
    return socket;
  });
  await expect.poll(held).toBe(0);
  expect(await isAnswered()).toBe(true);
  expect(sockets).toHaveLength(5 * scale);
});

test("of the requests that a closed connection had sent already, none is worked on", async () => {
  const lines: string[] = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  const { open, held } = await listen({ logLevel: "info", logStream });
  const socket = await open(request.repeat(400));
  socket.pause();
  const answered = () => lines.filter((line) => line.includes("sent from memory"));
  // Before the server has taken the connection, it holds none either.
  await expect.poll(answered).toHaveLength(16);
  await expect.poll(held).toBe(0);
  expect(answered()).toHaveLength(16);
});

test("a few requests in one go are all answered", async () => {
  const { open } = await listen({});
  const socket = await open(
    request.repeat(15) + request.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n"),
  );
  let received = "";
  socket.setEncoding("latin1").on("data", (chunk: string) => {
    received += chunk;
  });
  await once(socket, "close");
  expect(received.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(16);
});

test("one address has its share of the connections: one too many closes the one that was idle longest", async () => {
  const { open, isAnswered, held } = await listen({ connections: { total: 100, perAddress: 3 } });
  const longest = await open("");
  await open("");
  const half = await open("GET / HTTP/1.1\r\nHost:");
  const closed = once(longest, "close");
  const latest = await open("");
  await closed;
  expect(await held()).toBe(3);
  half.write(" fixture.example\r\n\r\n");
  latest.write(request);
  for (const socket of [half, latest]) {
    const [answer] = await once(socket, "data");
    expect(String(answer)).toContain("200 OK");
  }
  expect(await isAnswered()).toBe(true);
});

test("behind a proxy, whose address is everybody's, no address has a share", async () => {
  const connections = { total: 100, perAddress: 1 };
  const { open, isAnswered } = await listen({ connections, trustedProxies: 1 });
  await openMany(3, () => open(""));
  expect(await isAnswered()).toBe(true);
});
