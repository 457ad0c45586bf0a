import { once } from "node:events";
import { createSecureServer } from "node:http2";
import { brotliCompressSync } from "node:zlib";
import { generate } from "selfsigned";
import { anyPort } from "../processes/start-server.ts";
import type { Answer, Site } from "./site.ts";

const compressible = /^(?:text\/|image\/svg|application\/(?:.*\+)?json)/;

/**
 * Serves a site over HTTP/2, its texts in Brotli. Each path is asked for once and kept in memory, so that no candidate
 * is slower than another because of its server.
 */
export async function serve(site: Site): Promise<Disposable & { readonly origin: string }> {
  const answers = new Map<string, Promise<Answer>>();
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }]);
  const port = anyPort();
  const server = createSecureServer({ key, cert }, async ({ url }, response) => {
    const { pathname } = new URL(url, "https://localhost");
    const answer = answers.get(pathname) ?? site(pathname).then(compress);
    answers.set(pathname, answer);
    const { status, headers, body } = await answer;
    response.writeHead(status, headers).end(body);
  });
  await once(server.listen(port), "listening");
  return { origin: `https://localhost:${port}`, [Symbol.dispose]: () => void server.close() };
}

function compress(answer: Answer): Answer {
  if (!compressible.test(answer.headers["content-type"] ?? "")) return answer;
  const headers = { ...answer.headers, "content-encoding": "br", vary: "accept-encoding" };
  return { ...answer, headers, body: brotliCompressSync(answer.body) };
}
