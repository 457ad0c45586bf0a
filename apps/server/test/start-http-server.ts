import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { createBackendClient } from "../src/http/backend-failure.ts";
import { listen } from "./free-port.ts";

export interface ReceivedRequest {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export type Respond = (response: ServerResponse, request: ReceivedRequest) => void;

/** A real HTTP server on this machine that stands for another company's; closed when the test is over. */
export async function startHttpServer(respond: Respond) {
  const received: ReceivedRequest[] = [];
  const server = createServer((incoming, response) => void receive(incoming, response));
  async function receive(incoming: IncomingMessage, response: ServerResponse) {
    const { method, url: path, headers } = incoming;
    const request = { method, path, headers, body: await text(incoming) };
    received.push(request);
    respond(response, request);
  }
  const url = new URL(`http://127.0.0.1:${await listen(server)}`);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const stop = async () => {
    server.close();
    await once(server, "close");
  };
  return { url, received, stop };
}

export async function startBackend(respond: Respond) {
  const { url, received, stop } = await startHttpServer(respond);
  return { backend: createBackendClient(url), received, stop };
}

export function json(status: number, body: unknown): Respond {
  return (response) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

export const faults: Readonly<Record<string, Respond>> = {
  "a reset connection": (response) => void response.socket?.resetAndDestroy(),
  "no JSON": (response) => response.writeHead(200, { "content-type": "application/json" }).end("<html>"),
  "an empty response": (response) => response.writeHead(200).end(),
  "half a response": (response) => {
    response.writeHead(200, { "content-length": 100 }).write("{");
    response.socket?.end();
  },
  "a redirect": (response) => response.writeHead(307, { location: "/elsewhere" }).end(),
  "HTTP 500": (response) => response.writeHead(500).end("stack trace"),
};
