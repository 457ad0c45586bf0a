import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import { plainTextHeaders } from "./security-headers.ts";
import { limitConnections, type ConnectionLimits, type DropReason } from "./limit-connections.ts";

const absoluteForm = /^https?:\/\/([^/?#]*)(.*)$/is;

interface WholeResponse {
  readonly status: number;
  /** Each value after its name. */
  readonly rawHeaders: string[];
  readonly body: Buffer;
}

interface ServerOptions {
  /** Whether each answer is the last of its connection, so that clients go elsewhere. */
  readonly isDraining: () => boolean;
  readonly connections: ConnectionLimits;
  readonly onDropped: (reason: DropReason) => void;
  /** Answers every other request. */
  readonly route: RequestListener;
  /** Has whole responses to requests that need no routing; undefined where every request is routed. */
  readonly responses:
    | { readonly respond: (request: IncomingMessage) => WholeResponse | undefined }
    | undefined;
  /** Called with each page and file that was sent without routing. */
  readonly onSent: (request: { readonly method: string; readonly url: string }, status: number) => void;
}

/**
 * Creates the HTTP server. Pages and files are sent before any routing, which costs several times as much; their headers
 * are those that the routes send, since both take them from the site's responses.
 */
export function createHttpServer(options: ServerOptions): Server {
  const { isDraining, connections, onDropped, route, responses, onSent } = options;
  const timeouts = {
    requestTimeout: 60_000,
    headersTimeout: 10_000,
    connectionsCheckingInterval: 1_000,
    // Longer than the 60 s that load balancers keep a connection, so that they close it, not we.
    keepAliveTimeout: 65_000,
  };
  const server = createServer(timeouts, (request, response) => {
    const { method = "", url = "", socket } = request;
    // Of a connection that was closed, a thousand requests may have been read that nobody waits for.
    if (socket.destroyed) return;
    if (isDraining()) response.shouldKeepAlive = false;
    // Programs differ on which of two they read (RFC 9112, section 3.2).
    if (countHosts(request) > 1) return void response.writeHead(400, plainTextHeaders).end("Bad Request\n");
    if (!url.startsWith("/")) useOriginForm(request);
    const found = method === "GET" || method === "HEAD" ? responses?.respond(request) : undefined;
    if (!found) return route(request, response);
    response.writeHead(found.status, found.rawHeaders);
    if (method === "HEAD" || found.body.length === 0) response.end();
    else response.end(found.body);
    onSent({ method, url: request.url ?? "" }, found.status);
  });
  // Without a byte in either direction: whoever does not read their answer is not waited for.
  server.setTimeout(30_000);
  limitConnections(server, connections, onDropped);
  return server;
}

function countHosts({ rawHeaders }: IncomingMessage): number {
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === "host").length;
}

/** A proxy's request may name the server: its path is the same, and its host counts (RFC 9112, section 3.2.2). */
function useOriginForm(request: IncomingMessage): void {
  const [, host, path = ""] = absoluteForm.exec(request.url ?? "") ?? [];
  if (host === undefined) return;
  request.headers.host = host;
  request.url = path.startsWith("/") ? path : `/${path}`;
}
