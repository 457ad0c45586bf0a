import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { FastifyBaseLogger } from "fastify";
import type { Metrics } from "../config/metrics.ts";
import { limitConnections, type ConnectionLimits } from "./limit-connections.ts";
import { plainTextHeaders } from "./security-headers.ts";

const absoluteForm = /^https?:\/\/([^/?#]*)(.*)$/is;

interface ServerOptions {
  readonly isDraining: () => boolean;
  readonly connections: ConnectionLimits;
  /** How long an idle connection stays open. */
  readonly keepAliveSeconds: number;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
  readonly route: RequestListener;
  readonly respond: (request: IncomingMessage) => WholeResponse | undefined;
}

/** A whole response. Its body is not sent to `HEAD`. */
export interface WholeResponse {
  readonly status: number;
  /** The headers as a list of names and values, which Node writes fastest. */
  readonly rawHeaders: string[];
  readonly body: Buffer;
}

/**
 * Creates the HTTP server. It sends pages and files before routing, since Fastify's routing costs several times as much
 * as sending them. Their headers are the same either way: both take them from the site's responses.
 */
export function createHttpServer(options: ServerOptions): Server {
  const { isDraining, connections, keepAliveSeconds, metrics, log, route, respond } = options;
  const timeouts = {
    requestTimeout: 60_000,
    headersTimeout: 10_000,
    connectionsCheckingInterval: 1_000,
    // If the server closed an idle connection before a load balancer does, the balancer's next request could fail.
    keepAliveTimeout: keepAliveSeconds * 1_000,
  };
  const server = createServer(timeouts, (request, response) => {
    const { method = "", socket } = request;
    // Node emits the requests that it had read before a connection was closed.
    if (socket.destroyed) return;
    if (isDraining()) response.shouldKeepAlive = false;
    // Node keeps the first of two hosts, proxies may use the other (RFC 9112, section 3.2).
    if (countHosts(request) > 1) return void response.writeHead(400, plainTextHeaders).end("Bad Request\n");
    if (!request.url?.startsWith("/")) useOriginForm(request);
    const found = method === "GET" || method === "HEAD" ? respond(request) : undefined;
    if (!found) return route(request, response);
    response.writeHead(found.status, found.rawHeaders);
    if (method === "HEAD" || found.body.length === 0) response.end();
    else response.end(found.body);
    const path = (request.url ?? "").replace(/\?.*/s, "");
    log.info({ req: { method, path }, res: { statusCode: found.status } }, "sent from memory");
  });
  // Closes a connection without a byte in either direction, such as one that reads no response.
  server.setTimeout(30_000);
  limitConnections(server, connections, metrics, log);
  return server;
}

function countHosts({ rawHeaders }: IncomingMessage): number {
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === "host").length;
}

/** Reads host and path from a target that names the server, as proxies send it (RFC 9112, section 3.2.2). */
function useOriginForm(request: IncomingMessage): void {
  const [, host, path = ""] = absoluteForm.exec(request.url ?? "") ?? [];
  if (host === undefined) return;
  request.headers.host = host;
  request.url = path.startsWith("/") ? path : `/${path}`;
}
