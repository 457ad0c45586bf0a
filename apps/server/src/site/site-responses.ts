import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { negotiate } from "@fastify/accept-negotiator";
import fresh from "fresh";
import parseRange from "range-parser";
import { contentSecurityPolicy } from "../http/content-security-policy.ts";
import { securityHeaders } from "../http/security-headers.ts";
import { languages, pathIn } from "../config/languages.ts";
import { fillingOf, fillPage, type Filling } from "./fill-pages.ts";
import type { Coding, SiteFile } from "./site-files.ts";
import type { Site } from "./site.ts";

/** A `GET` or `HEAD`, as Node and Fastify have it. */
export interface SiteRequest {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

/** A whole response; that of `HEAD` is the same, and its body is not sent. */
export interface SiteResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The same headers, each value after its name: Node writes such a list fastest. */
  readonly rawHeaders: string[];
  readonly body: Buffer;
}

/** The site's responses, all from memory: none opens a file or needs another thread. */
export interface SiteResponses {
  /** The page or file of a request's address; undefined where the site has none. */
  readonly respond: (request: SiteRequest) => SiteResponse | undefined;
  /** A file by its name, whatever the address. @throws where the site has no such file */
  readonly respondWith: (name: string, request: SiteRequest) => SiteResponse;
}

const errorPages = { "/404": 404, "/500": 500, "/maintenance": 503 };
/** The files of error pages in each language, with their HTTP status. */
const errorPageStatus = new Map<string, number>(
  languages.flatMap((language) =>
    Object.entries(errorPages).map(
      ([page, status]) => [`${pathIn(language, page).slice(1)}/index.html`, status] as const,
    ),
  ),
);
/** Images that other sites show in a preview of a link to this one. */
const previewImages = /^(?:og\/|favicon\.ico$|apple-touch-icon\.png$|icon-[\w-]+\.png$)/;
/** The best first. */
const codings: readonly Coding[] = ["br", "gzip", "identity"];
/** What is kept is compressed as well as can be; what is for one visitor alone, fast. */
const quality = { kept: 11, once: 5 } as const;
const encode: Readonly<Record<Coding, (html: string, quality: number) => Buffer>> = {
  br: (html, level) => brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: level } }),
  gzip: (html) => gzipSync(html),
  identity: (html) => Buffer.from(html),
};

/** The responses with a file in one coding. */
interface CodedResponses {
  readonly whole: SiteResponse;
  /** To whoever has it already; undefined where nobody may keep it. */
  readonly notModified: SiteResponse | undefined;
}

/** A file as it is sent now: what is filled in, and the responses in each coding that was asked for. */
interface Variant {
  readonly codings: Coding[];
  readonly in: (coding: Coding) => CodedResponses;
}

const dayLength = 24 * 60 * 60_000;
const noBody = Buffer.alloc(0);

/**
 * Makes the site's responses: precompressed where the browser accepts it, hashed assets for a year, everything else with
 * revalidation, each page under its own content security policy and with what it cannot know when it is built. The page
 * of an emailed link or of a reference is stored by no cache. An error page has its own status, however it was reached.
 *
 * @param isHttps whether visitors reach the site over https
 * @param now tells the year that pages show, and whether a notice is over
 * @example siteResponses(site, false).respond({ method: "GET", url: "/contactus", headers: {} })?.status; // 200
 */
export function siteResponses(site: Site, isHttps: boolean, now = () => new Date()): SiteResponses {
  const policies = new Map(
    Object.values(site.pages).map((page) => [page.file, contentSecurityPolicy(page, isHttps)]),
  );
  const common = securityHeaders(isHttps);
  const addresses = addressesOf(site);
  const variants = new Map<string, Variant>();
  /** Those of addresses without a query, which almost all requests have: nothing in the address is looked at. */
  const exactVariants = new Map<string, Variant>();
  let day = 0;
  return { respond, respondWith };

  function respond(request: SiteRequest): SiteResponse | undefined {
    const { url = "" } = request;
    const time = now();
    forgetYesterday(time);
    const exact = exactVariants.get(url);
    if (exact) return respondTo(request, exact);
    const path = url.replace(/\?.*/s, "");
    const file = addresses.get(path) ?? addresses.get(decode(path));
    if (!file) return undefined;
    const variant = variantOf(file, fillingOf(url, time));
    // No more than there are files: whatever else leads to one is a visitor's.
    if (addresses.has(url)) exactVariants.set(url, variant);
    return respondTo(request, variant);
  }

  function respondWith(name: string, request: SiteRequest): SiteResponse {
    const file = site.files.get(name);
    if (!file) throw new Error(`The site has no file ${name}. Build it again.`);
    const time = now();
    forgetYesterday(time);
    return respondTo(request, variantOf(file, fillingOf(request.url ?? "", time)));
  }

  /** Pages show the year, and notices end. */
  function forgetYesterday(time: Date): void {
    const today = Math.floor(time.getTime() / dayLength);
    if (today === day) return;
    day = today;
    variants.clear();
    exactVariants.clear();
  }

  /** All but the pages of a reference are kept for the day: there are few, and each is compressed once. */
  function variantOf(file: SiteFile, filling: Filling): Variant {
    if (!file.name.endsWith(".html")) return keptVariant(file.name, () => createVariant(file));
    if (filling.reference) return createVariant(file, filling);
    return keptVariant(`${filling.isEmailedLink} ${file.name}`, () => createVariant(file, filling));
  }

  function keptVariant(key: string, create: () => Variant): Variant {
    const variant = variants.get(key) ?? create();
    variants.set(key, variant);
    return variant;
  }

  function createVariant(file: SiteFile, filling?: Filling): Variant {
    const original = filling && file.bytes.get("identity")?.toString();
    const html = filling && fillPage(original ?? "", filling);
    const isSecret = filling !== undefined && (filling.isEmailedLink || filling.reference !== undefined);
    const available = codings.filter((coding) => html !== original || file.bytes.has(coding));
    const responses = new Map<Coding, CodedResponses>();
    return { codings: available, in: respondIn };

    function respondIn(coding: Coding): CodedResponses {
      const known = responses.get(coding);
      if (known) return known;
      const stored = html === original ? file.bytes.get(coding) : undefined;
      const body = stored ?? encode[coding](html ?? "", filling?.reference ? quality.once : quality.kept);
      const status = errorPageStatus.get(file.name) ?? 200;
      const headers = {
        ...common,
        ...headersOf(file),
        ...(available.length > 1 && { vary: "accept-encoding" }),
        ...(coding !== "identity" && { "content-encoding": coding }),
        // Without a validator no browser revalidates an error page, and would get 304 for it.
        ...(status === 200 && !isSecret && { etag: etagOf(body) }),
        ...(isSecret && { "cache-control": "no-store", "x-robots-tag": "noindex" }),
        "content-length": String(body.length),
      };
      const whole = toResponse(status, headers, body);
      const coded = { whole, notModified: "etag" in headers ? toNotModified(whole) : undefined };
      responses.set(coding, coded);
      return coded;
    }
  }

  function headersOf({ name, type }: SiteFile): Record<string, string> {
    const isHashed = name.startsWith("assets/");
    return {
      "content-type": type,
      "cache-control": isHashed ? "public, max-age=31536000, immutable" : "no-cache",
      ...(name.endsWith(".html") && {
        "content-security-policy": policies.get(name) ?? contentSecurityPolicy(undefined, isHttps),
      }),
      ...(previewImages.test(name) && { "cross-origin-resource-policy": "cross-origin" }),
    };
  }
}

function respondTo(
  { method, headers }: SiteRequest,
  { codings: available, in: respondIn }: Variant,
): SiteResponse {
  const preferred = negotiate(headers["accept-encoding"] ?? "", available);
  const { whole, notModified } = respondIn(available.find((coding) => coding === preferred) ?? "identity");
  if (!notModified) return whole;
  if (fresh(headers, whole.headers)) return notModified;
  const isWhole = method === "HEAD" || whole.headers["content-encoding"] !== undefined;
  return isWhole ? whole : (partOf(whole, headers) ?? whole);
}

function toResponse(status: number, headers: Readonly<Record<string, string>>, body: Buffer): SiteResponse {
  return { status, headers, rawHeaders: Object.entries(headers).flat(), body };
}

function toNotModified({ headers }: SiteResponse): SiteResponse {
  const {
    "content-length": _length,
    "content-type": _type,
    "content-encoding": _coding,
    ...others
  } = headers;
  return toResponse(304, others, noBody);
}

/** One range (RFC 9110 section 14); of several, or of an older version, the whole is sent. */
function partOf({ headers, body }: SiteResponse, request: IncomingHttpHeaders): SiteResponse | undefined {
  const { range, "if-range": validator } = request;
  if (!range || (validator !== undefined && validator !== headers["etag"])) return undefined;
  const ranges = parseRange(body.length, range);
  if (ranges === -1) {
    const unsatisfied = { "content-range": `bytes */${body.length}`, "content-length": "0" };
    return toResponse(416, { ...headers, ...unsatisfied }, noBody);
  }
  if (ranges === -2 || ranges.type !== "bytes" || ranges.length !== 1) return undefined;
  const { start, end } = ranges[0] ?? { start: 0, end: 0 };
  const part = body.subarray(start, end + 1);
  const partly = {
    "content-range": `bytes ${start}-${end}/${body.length}`,
    "content-length": String(part.length),
  };
  return toResponse(206, { ...headers, ...partly }, part);
}

/** The files of the home pages, whose addresses lead on to the pages: no emailed link is read there. */
const homeFiles = new Set(languages.map((language) => pathIn(language, "/index.html").slice(1)));

/** A page has two addresses, with and without a slash at its end, and that of its file. */
function addressesOf({ files }: Site): ReadonlyMap<string, SiteFile> {
  const addresses = new Map<string, SiteFile>();
  for (const [name, file] of files) {
    // These have routes of their own; a static host has a file for the links of mails.
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

/** Of the bytes themselves, so that two codings differ (RFC 9110 section 8.8.3.3). */
function etagOf(body: Buffer): string {
  return `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
}
