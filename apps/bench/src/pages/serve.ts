import { once } from "node:events";
import { createServer } from "node:http";
import { createSecureServer } from "node:http2";
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

/** What responses of both protocols share. */
interface Response {
  statusCode: number;
  setHeader: (name: string, value: string) => unknown;
  end: (body: Buffer) => unknown;
}

/** Serves a site on a free port of this machine; over HTTP/2 with a certificate of its own. */
export async function serve(site: ServedSite, protocol: Protocol): Promise<Listening> {
  const answer = async ({ url = "/" }: { url?: string | undefined }, response: Response): Promise<void> => {
    const { status, headers, body } = await site(new URL(url, "http://localhost").pathname);
    response.statusCode = status;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.end(body);
  };
  const listener = (request: { url?: string | undefined }, response: Response) =>
    void answer(request, response);
  const isPlain = protocol === "HTTP/1.1";
  const server: Server = isPlain ? createServer(listener) : createSecureServer(await certificate(), listener);
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
