import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Site } from "./site.ts";

/** What a page says that is not known when it is built. */
interface Filling {
  readonly year: string;
  /** Whether its address is that of an emailed link, which needs a script. */
  readonly isEmailedLink: boolean;
  /** Of the message that was sent without script. */
  readonly reference: string | undefined;
}

/** What a request asked for before it was made to get the plain file. */
interface Asked {
  readonly filling: Filling;
  readonly encodings: string;
  readonly validator: string | undefined;
}

const yearPattern = /(<span data-current-year="">)(\d{4})/g;
const emailedLink = /^\/resetPhoneNumber\/[^/?]|^\/\?(?:[^#]*&)?(?:token|password)=[^&]/;
const sentMessage = /^\/[\w-]+\/sent\/?\?reference=([\w-]{1,64})$/;

/**
 * Fills in what pages cannot know when they are built, without any script of theirs: the current year (UTC), what to do
 * with an emailed link where scripts do not run, and the reference of a message. A page that needs none of it is sent as
 * the file that it is, compressed long before.
 *
 * @param now tells the time
 * @example await fillPages(app, site);
 */
export async function fillPages(app: FastifyInstance, site: Site, now = () => new Date()): Promise<void> {
  const home = await readFile(join(site.publicFolder, "index.html"), "utf8");
  const builtIn = Array.from(home.matchAll(yearPattern), ([, , year]) => year)[0];
  const asked = new WeakMap<FastifyRequest, Asked>();

  app.addHook("onRequest", async (request) => {
    const { method, url, headers } = request;
    const filling = fillingOf(url);
    // A token may have a dot as a file's name has.
    const isPage = filling.isEmailedLink || !/^[^?]*\.\w+(?:\?|$)/.test(url);
    if (!isPage || !(method === "GET" || method === "HEAD") || !isNeeded(filling)) return;
    const { "accept-encoding": encodings = "", "if-none-match": validator } = headers;
    asked.set(request, { filling, encodings, validator });
    // The plain file, whole.
    for (const name of ["accept-encoding", "if-none-match", "if-modified-since", "range"] as const)
      delete request.raw.headers[name];
  });

  app.addHook("onSend", async (request, reply, payload) => {
    const isHtml = String(reply.getHeader("content-type")).startsWith("text/html");
    const { filling, encodings, validator } = asked.get(request) ?? { filling: fillingOf("") };
    if (!isHtml || !isNeeded(filling) || reply.hasHeader("content-encoding")) return payload;
    const html = fill(await readPayload(payload), filling);
    reply.removeHeader("content-length").removeHeader("last-modified");
    if (filling.isEmailedLink || filling.reference) {
      reply.removeHeader("etag").headers({ "cache-control": "no-store", "x-robots-tag": "noindex" });
    } else if (reply.hasHeader("etag")) {
      const etag = `"${createHash("sha256").update(html).digest("base64url")}"`;
      reply.header("etag", etag);
      if (validator?.includes(etag)) {
        void reply.code(304);
        return "";
      }
    }
    return request.method === "HEAD" ? "" : await compress(reply, html, encodings);
  });

  function fillingOf(url: string): Filling {
    const [, reference] = sentMessage.exec(url) ?? [];
    return { year: String(now().getUTCFullYear()), isEmailedLink: emailedLink.test(url), reference };
  }

  function isNeeded({ year, isEmailedLink, reference }: Filling): boolean {
    return isEmailedLink || reference !== undefined || (builtIn !== undefined && year !== builtIn);
  }
}

function fill(html: string, { year, isEmailedLink, reference }: Filling): string {
  const current = html.replaceAll(yearPattern, `$1${year}`);
  if (isEmailedLink) return current.replace(templateOf("emailed-link"), "<noscript>$1</noscript>");
  if (!reference) return current;
  return current.replace(templateOf("reference"), (_, told: string) =>
    told.replace("{reference}", reference),
  );
}

function templateOf(name: string): RegExp {
  return new RegExp(`<template data-${name}="">(.*?)</template>`, "s");
}

async function readPayload(payload: unknown): Promise<string> {
  if (typeof payload === "string") return payload;
  if (Buffer.isBuffer(payload)) return payload.toString();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what Fastify sends is a text, bytes or a stream
  return payload ? await text(payload as NodeJS.ReadableStream) : "";
}

async function compress(reply: FastifyReply, html: string, encodings = ""): Promise<Buffer | string> {
  reply.header("vary", "accept-encoding");
  if (/\bbr\b/.test(encodings)) {
    reply.header("content-encoding", "br");
    return await promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  }
  if (!/\bgzip\b/.test(encodings)) return html;
  reply.header("content-encoding", "gzip");
  return await promisify(gzip)(html);
}
