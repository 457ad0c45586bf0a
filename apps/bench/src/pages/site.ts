import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";

/** A response; its body is not compressed. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Answers a path. */
export type Site = (path: string) => Promise<Answer>;

/** Headers of one connection or one encoding. */
const hopByHop = /^(?:connection|content-encoding|content-length|date|keep-alive|transfer-encoding)$/;

/** Answers as a running server does. */
export function runningSite(origin: string): Site {
  return async (path) => {
    const response = await fetch(origin + path);
    const headers = Object.fromEntries([...response.headers].filter(([name]) => !hopByHop.test(name)));
    return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
  };
}

const types: Readonly<Record<string, string>> = { css: "text/css", html: "text/html", js: "text/javascript" };

/** Answers with the files of a folder, and as another site if there is none: peers use our pictures and fonts. */
export function folderSite(folder: string, others: Site): Site {
  return async (path) => {
    const name = path === "/" ? "index.html" : path;
    const type = types[extname(name).slice(1)];
    const body = await readFile(join(folder, name)).catch(() => undefined);
    if (!body || !type) return await others(path);
    const cache = path === "/" ? "no-cache" : "public, max-age=31536000, immutable";
    return { status: 200, headers: { "content-type": type, "cache-control": cache }, body };
  };
}

const scripts = /<script\b(?![^>]*\btype="(?:application\/ld\+json|speculationrules)")[^>]*>.*?<\/script>/gs;

/** Answers with the same pages without any script that runs. */
export function withoutScript(site: Site): Site {
  return async (path) => {
    const answer = await site(path);
    if (!answer.headers["content-type"]?.startsWith("text/html")) return answer;
    return { ...answer, body: Buffer.from(answer.body.toString().replace(scripts, "")) };
  };
}
