import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
} from "node:http2";
import type { AddressInfo, Server } from "node:net";
import { generate } from "selfsigned";
import type { ServedSite } from "./served-site.ts";

/** The protocols that pages are measured over; a browser speaks HTTP/2 over TLS only. */
export const protocols = ["HTTP/1.1", "HTTP/2"] as const;
export type Protocol = (typeof protocols)[number];

/** A site that listens. */
export interface Listening {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** Serves a site on a free port of this machine; over HTTP/2 with a certificate of its own. */
export async function serve(site: ServedSite, protocol: Protocol): Promise<Listening> {
  const answer = (
    asked: IncomingMessage | Http2ServerRequest,
    response: ServerResponse | Http2ServerResponse,
  ) => {
    site(new URL(asked.url ?? "/", "http://localhost").pathname).then(
      ({ status, headers, body }) => {
        response.writeHead(status, headers);
        response.end(body);
      },
      () => {
        response.writeHead(500);
        response.end();
      },
    );
  };
  const isPlain = protocol === "HTTP/1.1";
  const server: Server = isPlain ? createServer(answer) : createSecureServer(await certificate(), answer);
  server.listen(0);
  await once(server, "listening");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of a server that listens on a port
  const { port } = server.address() as AddressInfo;
  return {
    origin: `${isPlain ? "http" : "https"}://localhost:${port}`,
    async close() {
      server.close();
    },
  };
}

async function certificate(): Promise<{ key: string; cert: string }> {
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }]);
  return { key, cert };
}
