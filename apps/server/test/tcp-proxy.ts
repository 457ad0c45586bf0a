import assert from "node:assert";
import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/**
 * A proxy before a server on this machine that cuts the first connection, both ways, in place of passing on what
 * matches; closed when the test is over.
 */
export async function startTcpProxy(target: URL, cut: RegExp): Promise<URL> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    const close = () => {
      client.destroy();
      upstream.destroy();
    };
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on("data", (data) => {
        if (!isCut && cut.test(String(data))) {
          isCut = true;
          close();
        } else to.write(data);
      });
      from.on("error", close);
      from.on("close", close);
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  assert(address && typeof address === "object");
  return new URL(`smtp://127.0.0.1:${address.port}`);
}
