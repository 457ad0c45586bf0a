import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { negotiate } from "@fastify/accept-negotiator";
import fresh from "fresh";
import type { WholeResponse } from "../http/create-server.ts";
import { fillPage, type Placeholders } from "./fill-pages.ts";
import type { Coding, SiteFile } from "./site-files.ts";

export type SiteRequest = Pick<IncomingMessage, "headers" | "method" | "url">;

export interface SiteResponse extends WholeResponse {
  readonly headers: Headers;
}

/** Returns the response with a file: in the best coding, or 304. A range gets the whole file: there are no media files. */
export type FileResponses = (request: SiteRequest) => SiteResponse;

interface CodedResponses {
  readonly whole: SiteResponse;
  /** Undefined if no cache may store the file. */
  readonly notModified: SiteResponse | undefined;
}

type Headers = Readonly<Record<string, string>>;

const errorPage = /^(?:[a-z]{2}\/)?(404|500|maintenance)\/index\.html$/;
const codings: readonly Coding[] = ["br", "gzip", "identity"];
const encode: Readonly<Record<Coding, (html: string, quality: number) => Buffer>> = {
  br: (html, quality) => brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: (html) => gzipSync(html),
  identity: (html) => Buffer.from(html),
};
const noBody = Buffer.alloc(0);

/** An error page has its own status at any address. Pages with a secret are stored by no cache. */
export function fileResponses(file: SiteFile, common: Headers, placeholders?: Placeholders): FileResponses {
  const original = placeholders && file.bytes.get("identity")?.toString();
  const html = placeholders && fillPage(original ?? "", placeholders);
  const isSecret = Boolean(placeholders?.isEmailedLink || placeholders?.reference);
  const available = codings.filter((coding) => html !== original || file.bytes.has(coding));
  const responses = new Map<Coding, CodedResponses>();
  return ({ headers }) => {
    const preferred = negotiate(headers["accept-encoding"] ?? "", available);
    const coding = available.find((name) => name === preferred) ?? "identity";
    const { whole, notModified } = responses.get(coding) ?? create(coding);
    return notModified && fresh(headers, whole.headers) ? notModified : whole;
  };

  function create(coding: Coding): CodedResponses {
    const stored = html === original ? file.bytes.get(coding) : undefined;
    // A page with a reference is sent once, so that it is compressed fast.
    const body = stored ?? encode[coding](html ?? "", placeholders?.reference ? 5 : 11);
    const status = statusOf(file.name);
    const headers = {
      ...common,
      ...(available.length > 1 && { vary: "accept-encoding" }),
      ...(coding !== "identity" && { "content-encoding": coding }),
      // With a validator, browsers would revalidate an error page, and get 304.
      ...(status === 200 && !isSecret && { etag: etagOf(body) }),
      ...(isSecret && { "cache-control": "no-store", "x-robots-tag": "noindex" }),
      "content-length": String(body.length),
    };
    const whole = toResponse(status, headers, body);
    const coded = { whole, notModified: "etag" in headers ? toNotModified(headers) : undefined };
    responses.set(coding, coded);
    return coded;
  }
}

function statusOf(name: string): number {
  const [, status] = errorPage.exec(name) ?? [];
  return status === "maintenance" ? 503 : Number(status ?? 200);
}

function toResponse(status: number, headers: Headers, body: Buffer): SiteResponse {
  return { status, headers, rawHeaders: Object.entries(headers).flat(), body };
}

function toNotModified(headers: Headers): SiteResponse {
  const ofBody = new Set(["content-length", "content-type", "content-encoding"]);
  const others = Object.entries(headers).filter(([name]) => !ofBody.has(name));
  return toResponse(304, Object.fromEntries(others), noBody);
}

/** Hashes the coded bytes, since two codings must differ (RFC 9110, section 8.8.3.3). */
function etagOf(body: Buffer): string {
  return `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
}
