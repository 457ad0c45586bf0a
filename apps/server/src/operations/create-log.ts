import type { FastifyRequest } from "fastify";
import { pino, type DestinationStream, type Logger } from "pino";
import { escapeUnprintable } from "../config/printable.ts";
import { standardOutput } from "./output.ts";

/** A request of a route, or of a page or file, whose `path` is known. */
type LoggedRequest = Pick<FastifyRequest, "method"> &
  (Pick<FastifyRequest, "routeOptions" | "server" | "url"> | { readonly path: string });

/** Creates the log: lines of JSON that hold nothing of the visitor, neither address nor query nor token. */
export function createLog(level: string, stream: DestinationStream = standardOutput): Logger {
  const serializers = {
    req: (request: LoggedRequest) => ({ method: request.method, path: loggedPath(request) }),
  };
  // A parsing error has the bytes of its request.
  const redact = { paths: ["err.rawPacket"], remove: true };
  const write = (line: string) => stream.write(escapeUnprintable(line));
  return pino({ level, serializers, redact }, { write });
}

/** Returns the path of a page, or of a route. Any other may have the secret of a misspelled link in it. */
function loggedPath(request: LoggedRequest): string {
  if ("path" in request) return request.path;
  const { url, server, routeOptions } = request;
  const path = url.replace(/\?.*/s, "");
  return Object.hasOwn(server.site.pages, path) ? path : (routeOptions.url ?? "/…");
}
