import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { join } from "node:path/posix";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { languages } from "@matchfront/locales/locales";
import { pathIn } from "@matchfront/locales/routing";
import fresh from "fresh";
import type { WholeResponse } from "../http/create-server.ts";
import { preferredOf } from "../http/negotiate.ts";
import {
  allowStyles,
  contentSecurityPolicy,
  secretHeaders,
  securityHeaders,
} from "../http/security-headers.ts";
import { fillPage, type Placeholders, placeholdersOf } from "./fill-pages.ts";
import type { Coding, SiteFile } from "./site-files.ts";
import type { Site } from "./site.ts";

export type SiteRequest = Pick<IncomingMessage, "headers" | "method" | "url">;

export interface SiteResponse extends WholeResponse {
  readonly headers: Headers;
  /** Undefined if no cache may store the file. */
  readonly notModified?: SiteResponse;
}

/** Returns the response with a file: in the best coding, or 304. A range gets the whole file: there are no media files. */
type FileResponses = (request: SiteRequest) => SiteResponse;

type Headers = Readonly<Record<string, string>>;

const errorPage = /^(?:[a-z]{2}\/)?(404|500|maintenance)\/index\.html$/;
const codings: readonly Coding[] = ["br", "gzip", "identity"];
const encode: Readonly<Record<Coding, (html: string, quality: number) => Buffer>> = {
  br: (html, quality) => brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: (html) => gzipSync(html),
  identity: (html) => Buffer.from(html),
};
const noBody = Buffer.alloc(0);

export type SiteResponses = ReturnType<typeof createSiteResponses>;

const dayLength = 24 * 60 * 60_000;
/** Images that other sites show in a preview of a link to this one. */
const previewImages = /^(?:og\/|favicon\.ico$|apple-touch-icon\.png$|icon-[\w-]+\.png$)/;
/** The files of the home pages, whose addresses redirect, so that emailed links have one address. */
export const homeFiles = new Set(
  languages.map((language) => join(pathIn(language, "/"), "index.html").slice(1)),
);

/** Creates the responses, from memory: none opens a file or needs another thread. */
export function createSiteResponses(
  site: Site,
  { isHttps, isStoreOwn }: { readonly isHttps: boolean; readonly isStoreOwn: boolean },
  onRespond: (request: SiteRequest, status: number) => void,
) {
  const policies = new Map(
    Object.values(site.pages).map((page) => [page.file, contentSecurityPolicy(page, isHttps)]),
  );
  const common = securityHeaders(isHttps);
  const addresses = addressesOf(site);
  const byFile = new Map<string, FileResponses>();
  /** By addresses without a query, as almost all requests have, whose placeholders need no look at the address. */
  const byUrl = new Map<string, FileResponses>();
  let today = 0;
  return { respond, respondWith };

  function respond(request: SiteRequest): SiteResponse | undefined {
    const found = responsesFor(request.url ?? "")?.(request);
    if (found) onRespond(request, found.status);
    return found;
  }

  function responsesFor(url: string): FileResponses | undefined {
    const time = updateDay();
    const known = byUrl.get(url);
    if (known) return known;
    const path = url.replace(/\?.*/s, "");
    const file = addresses.get(path) ?? addresses.get(decode(path));
    if (!file) return undefined;
    const responses = responsesOf(file, url, time);
    // Only the site's own addresses, so that visitors cannot fill the memory.
    if (addresses.has(url)) byUrl.set(url, responses);
    return responses;
  }

  function respondWith(name: string, request: SiteRequest): SiteResponse {
    const file = site.files.get(name);
    if (!file) throw new Error(`The site has no file ${name}. Build it again.`);
    return responsesOf(file, request.url ?? "", updateDay())(request);
  }

  /** Returns the time. A new day empties the caches, since pages show the year, and notices end. */
  function updateDay(): Date {
    const time = new Date();
    const day = Math.floor(time.getTime() / dayLength);
    if (day !== today) {
      today = day;
      byFile.clear();
      byUrl.clear();
    }
    return time;
  }

  /** Caches all responses but those with a reference, of which there is one for each message. */
  function responsesOf(file: SiteFile, url: string, time: Date): FileResponses {
    const placeholders = file.name.endsWith(".html") ? placeholdersOf(url, time, isStoreOwn) : undefined;
    const create = () => fileResponses(file, headersOf(file), placeholders);
    if (placeholders?.reference) return create();
    const key = placeholders?.isEmailedLink ? `${file.name}?link` : file.name;
    const responses = byFile.get(key) ?? create();
    byFile.set(key, responses);
    return responses;
  }

  function headersOf({ name, type }: SiteFile): Record<string, string> {
    const isHashed = name.startsWith("assets/");
    return {
      ...common,
      "content-type": type,
      "cache-control": isHashed ? "public, max-age=31536000, immutable" : "no-cache",
      ...(name.endsWith(".html") && {
        "content-security-policy": policies.get(name) ?? contentSecurityPolicy(undefined, isHttps),
      }),
      ...(previewImages.test(name) && { "cross-origin-resource-policy": "cross-origin" }),
    };
  }
}

/** Returns the files by address. A page has the addresses of its folder, with and without a slash, and of its file. */
function addressesOf({ files }: Site): ReadonlyMap<string, SiteFile> {
  const addresses = new Map<string, SiteFile>();
  for (const [name, file] of files) {
    // The build has files there for static hosts.
    if (name.includes("resetPhoneNumber/")) continue;
    if (!homeFiles.has(name)) addresses.set(`/${name}`, file);
    const [, folder] = /^(.*)\/index\.html$/.exec(name) ?? [];
    if (folder !== undefined) addresses.set(`/${folder}`, file).set(`/${folder}/`, file);
  }
  const home = files.get("index.html");
  return home ? addresses.set("/", home) : addresses;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** An error page has its own status at any address. Pages with a secret are stored by no cache. */
function fileResponses(file: SiteFile, common: Headers, placeholders?: Placeholders): FileResponses {
  const original = placeholders && file.bytes.get("identity")?.toString();
  const html = placeholders && fillPage(original ?? "", placeholders);
  const isSecret = Boolean(placeholders?.isEmailedLink || placeholders?.reference);
  const available = codings.filter((coding) => html !== original || file.bytes.has(coding));
  const responses = new Map<Coding, SiteResponse>();
  return ({ headers }) => {
    const coding = preferredOf(headers["accept-encoding"], available) ?? "identity";
    const response = responses.get(coding) ?? create(coding);
    return response.notModified && fresh(headers, response.headers) ? response.notModified : response;
  };

  function create(coding: Coding): SiteResponse {
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
      ...(isSecret && secretHeaders),
      ...(html?.includes("data-fonts=") && {
        "content-security-policy": allowStyles(common["content-security-policy"] ?? "", html),
      }),
      "content-length": String(body.length),
    };
    const whole = toResponse(status, headers, body);
    const response = "etag" in headers ? { ...whole, notModified: toNotModified(headers) } : whole;
    responses.set(coding, response);
    return response;
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
