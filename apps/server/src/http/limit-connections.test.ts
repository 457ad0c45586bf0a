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
    // The server may reset it.
    socket.on("error", () => {});
    onTestFinished(() => void socket.destroy());
    await once(socket, "connect");
    socket.write(text);
    return socket;
  };
  const openMany = (count: number, text: string) =>
    Promise.all(Array.from({ length: count }, () => open(text)));
  const isAnswered = async () => (await fetch(origin, { headers: { connection: "close" } })).status === 200;
  const countHeld = async () =>
    await new Promise<number>((resolve) => {
      app.server.getConnections((_error, count) => resolve(count));
    });
  return { open, openMany, isAnswered, countHeld };
}

test.each([
  { sent: "nothing", text: "" },
  { sent: "half a request", text: "GET / HTTP/1.1\r\nHost:" },
  { sent: "a request, and is kept alive", text: request },
])("answers pages while each of too many connections sent $sent (P5)", async ({ text }) => {
  const total = 10 * scale;
  const connections = { total, perAddress: 100 * total };
  const { open, openMany, isAnswered, countHeld } = await listen({ connections });
  const first = await open(text);
  const closed = once(first, "close");
  first.resume();
  await openMany(5 * total, text);
  expect(await isAnswered()).toBe(true);
  await closed;
  await expect.poll(countHeld).toBeLessThanOrEqual(total);
  expect(await isAnswered()).toBe(true);
});

test("closes connections that send requests and read no response, and ignores the rest of them (P5)", async () => {
  const lines: string[] = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  const { openMany, isAnswered, countHeld } = await listen({ logLevel: "info", logStream });
  const answered = () => lines.filter((line) => line.includes("sent from memory"));
  const sockets: Socket[] = await openMany(scale, request.repeat(400));
  for (const socket of sockets) socket.pause();
  await expect.poll(answered).toHaveLength(16 * scale);
  await expect.poll(countHeld).toBe(0);
  expect(answered()).toHaveLength(16 * scale);
  expect(await isAnswered()).toBe(true);
});

test("answers sixteen requests that come at once", async () => {
  const { open } = await listen({});
  const last = request.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n");
  const socket = await open(request.repeat(15) + last);
  let received = "";
  socket.setEncoding("latin1").on("data", (chunk: string) => {
    received += chunk;
  });
  await once(socket, "close");
  expect(received.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(16);
});

test("closes the longest idle connection of an address above its limit", async () => {
  const { open, isAnswered, countHeld } = await listen({ connections: { total: 100, perAddress: 3 } });
  const longest = await open("");
  await open("");
  const half = await open("GET / HTTP/1.1\r\nHost:");
  const closed = once(longest, "close");
  const latest = await open("");
  await closed;
  expect(await countHeld()).toBe(3);
  half.write(" fixture.example\r\n\r\n");
  latest.write(request);
  for (const socket of [half, latest]) expect(String(await once(socket, "data"))).toContain("200 OK");
  expect(await isAnswered()).toBe(true);
});

test("does not limit the connections of a trusted proxy's address", async () => {
  const connections = { total: 100, perAddress: 1 };
  const { openMany, countHeld } = await listen({ connections, trustedProxies: 1 });
  await openMany(3, "");
  await expect.poll(countHeld).toBe(3);
});
