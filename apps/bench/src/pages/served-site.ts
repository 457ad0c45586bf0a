import { readFile } from "node:fs/promises";
import { request } from "node:http";
import { extname, join } from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";

/** A response as it is sent, its body compressed. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** What a candidate answers to a path. */
export type ServedSite = (path: string) => Promise<Answer>;

/** Asks each path once, so that no candidate is slower than another because of its server. */
export function kept(site: ServedSite): ServedSite {
  const answers = new Map<string, Promise<Answer>>();
  return (path) => {
    const answer = answers.get(path) ?? site(path);
    answers.set(path, answer);
    return answer;
  };
}

/** Heads of one connection only. */
const hopByHop = new Set(["connection", "keep-alive", "transfer-encoding", "date"]);

/** A site behind a running server: its very heads and bodies, for a browser that accepts brotli. */
export function liveSite(origin: string): ServedSite {
  return async (path) => {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const asked = request(origin + path, { headers: { "accept-encoding": "br" } }, (response) => {
      const headers = Object.entries(response.headers)
        .filter(([name]) => !hopByHop.has(name))
        .map(([name, value]) => [name, String(value)]);
      buffer(response).then(
        (body) => resolve({ status: response.statusCode ?? 500, headers: Object.fromEntries(headers), body }),
        reject,
      );
    });
    asked.on("error", reject).end();
    return promise;
  };
}

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** A folder of files, served as a careful host does: brotli at its best level, hashed files for a year. */
export function folderSite(folder: string): ServedSite {
  return async (path) => {
    const name = path.endsWith("/") ? `${path}index.html` : path;
    const type = types[extname(name)] ?? "application/octet-stream";
    const file = await readFile(join(folder, name)).catch(() => undefined);
    if (!file) return { status: 404, headers: { "content-type": "text/plain" }, body: Buffer.alloc(0) };
    const isText = extname(name) !== ".woff2" && extname(name) in types;
    const headers = {
      "content-type": type,
      "cache-control": name.endsWith(".html") ? "no-cache" : "public, max-age=31536000, immutable",
      ...(isText && { "content-encoding": "br", vary: "accept-encoding" }),
    };
    return { status: 200, headers, body: isText ? brotliCompressSync(file) : file };
  };
}

const scripts = /<script\b(?![^>]*\btype="(?:application\/ld\+json|speculationrules)")[^>]*>.*?<\/script>/gs;

/** The same pages without any script that runs; the hashes in their policy stay, which permit nothing any more. */
export function withoutScript(site: ServedSite): ServedSite {
  return async (path) => {
    const answer = await site(path);
    if (!answer.headers["content-type"]?.startsWith("text/html")) return answer;
    const html = brotliDecompressSync(answer.body).toString().replace(scripts, "");
    const body = brotliCompressSync(html);
    return { ...answer, headers: { ...answer.headers, "content-length": String(body.length) }, body };
  };
}
