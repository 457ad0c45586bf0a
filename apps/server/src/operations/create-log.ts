import type { FastifyRequest } from "fastify";
import { pino, type DestinationStream, type Logger } from "pino";
import { escapeUnprintable } from "../config/printable.ts";
import { standardOutput } from "./output.ts";

/** A request of Fastify, or one for a page or file, whose `path` is known. */
type LoggedRequest = Pick<FastifyRequest, "method"> &
  Partial<Pick<FastifyRequest, "routeOptions" | "server" | "url">> & { readonly path?: string };

/** Creates the log: lines of JSON that hold nothing of the visitor, neither address nor query nor token. */
export function createLog(level: string, stream: DestinationStream = standardOutput): Logger {
  const serializers = {
    req({ method, path, url = "", server, routeOptions }: LoggedRequest) {
      const page = url.replace(/\?.*/s, "");
      const known = Object.hasOwn(server?.site.pages ?? {}, page) ? page : routeOptions?.url;
      // Any other path may have the secret of a misspelled link in it.
      return { method, path: path ?? known ?? "/…" };
    },
  };
  // A parsing error has the bytes of its request.
  const redact = { paths: ["err.rawPacket"], remove: true };
  const write = (line: string) => stream.write(escapeUnprintable(line));
  return pino({ level, serializers, redact }, { write });
}
