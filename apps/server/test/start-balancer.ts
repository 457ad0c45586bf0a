import { once } from "node:events";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { onTestFinished } from "vitest";
import assert from "node:assert";

/** How often it asks who is ready. */
const interval = 200;

/**
 * A balancer as operators have one: each request goes to the next server whose `/readyz` says 200, over a connection
 * of its own. It tries nothing twice.
 *
 * @param origins of the servers, which may start and end meanwhile
 * @returns its address, and who is ready
 */
export async function startBalancer(origins: readonly string[]) {
  let ready: readonly string[] = origins;
  let turn = 0;
  const over = new AbortController();
  const server = createServer((asked, answer) => {
    turn += 1;
    forward(ready[turn % ready.length] ?? "", asked, answer);
  });
  const looking = lookOn();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(async () => {
    over.abort();
    server.closeAllConnections();
    server.close();
    await looking;
  });
  const address = server.address();
  assert(address && typeof address === "object");
  return { origin: `http://127.0.0.1:${address.port}`, ready: () => ready };

  async function lookOn(): Promise<void> {
    while (!over.signal.aborted) {
      const checked = await Promise.all(
        origins.map(async (origin) => ({ origin, isReady: await isReady(origin) })),
      );
      ready = checked.filter((one) => one.isReady).map(({ origin }) => origin);
      await pause(interval);
    }
  }
}

async function isReady(origin: string): Promise<boolean> {
  return await fetch(new URL("/readyz", origin)).then(
    ({ ok }) => ok,
    () => false,
  );
}

function forward(origin: string, asked: IncomingMessage, answer: ServerResponse): void {
  const { method, headers } = asked;
  const passed = request(new URL(asked.url ?? "/", origin), { method, headers, agent: false });
  passed.on("response", (response) => {
    answer.writeHead(response.statusCode ?? 502, { ...response.headers, connection: "keep-alive" });
    response.pipe(answer);
  });
  passed.on("error", () => answer.writeHead(502).end());
  asked.pipe(passed);
}
