import { once } from "node:events";
import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";

/** Responds to `response.req`. */
export type Respond = (response: ServerResponse) => void;

/** Starts an HTTP server on a free local port, and stops it after the test. */
export async function startServer(respond: Respond) {
  const received: Awaited<ReturnType<typeof read>>[] = [];
  const disconnected = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    response.once("close", () => {
      if (!response.writableFinished) disconnected.resolve();
    });
    void receive(request, response);
  });
  async function receive(request: IncomingMessage, response: ServerResponse) {
    received.push(await read(request));
    respond(response);
  }
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = Object(server.address());
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  onTestFinished(stop);
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    received,
    /** Resolves when a client disconnects before the response is complete. */
    disconnected: disconnected.promise,
    stop,
  };
}

async function read(request: IncomingMessage) {
  const { method, url: path, headers } = request;
  const { accept, authorization, "content-type": contentType, "idempotency-key": idempotencyKey } = headers;
  return { method, path, accept, authorization, contentType, idempotencyKey, body: await text(request) };
}
