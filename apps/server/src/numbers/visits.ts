import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { messageForms } from "@matchfront/forms/site";
import { englishPath, languageOf } from "@matchfront/locales/routing";
import { getParser } from "bowser";
import { isbot } from "isbot";
import type { VisitCounts, VisitKind } from "./visit-counts.ts";

type VisitRequest = Pick<IncomingMessage, "headers"> & Partial<Pick<IncomingMessage, "method" | "url">>;

export type EventKind = Exclude<VisitKind, "view" | "entry">;

/** Counts requests. A request with `DNT` or `Sec-GPC` is never counted. */
export type Visits = ReturnType<typeof createVisits>;

const campaignParameter = /[?&]c=([a-z0-9-]{2,32})(?:[&#]|$)/;
const refererHost = /^[a-z-]+:\/\/([^/:?#]+)/i;

/** @param pages by path, without a trailing slash */
export function createVisits(
  counts: VisitCounts,
  pages: Readonly<Record<string, { readonly file: string }>>,
  publicUrl: URL | undefined,
) {
  const pagesByPath = new Map(
    Object.entries(pages).flatMap(([path, { file }]) => {
      const name = englishPath(path);
      const form = messageForms.find(({ page }) => page === name)?.name;
      const page = { name, language: languageOf(path), form };
      return [path, `${path}/`, `/${file}`].map((address) => [address, page] as const);
    }),
  );
  return { view, count, campaignOf };

  /** Counts a page view, and whether it is an entry. @param status of the response; 304 shows the page, too */
  function view(request: VisitRequest, status: number): void {
    const { method, url = "", headers } = request;
    if (method !== "GET" || (status !== 200 && status !== 304)) return;
    const query = url.indexOf("?");
    const page = pagesByPath.get(query === -1 ? url : url.slice(0, query));
    if (!page || isIgnored(headers)) return;
    const device = deviceOf(headers["user-agent"]);
    counts.add("view", page.name, { language: page.language, device });
    if (device === "bot") return;
    if (page.form) counts.add("shown", page.form);
    countEntry(request);
  }

  /** Counts an event of a person, with the campaign of the address. Entries of `/get` are those of campaigns. */
  function count(request: VisitRequest, kind: EventKind, name: string): void {
    const { method, headers } = request;
    if (method === "HEAD" || isIgnored(headers) || deviceOf(headers["user-agent"]) === "bot") return;
    const campaign = kind === "redirect" || kind === "click" ? campaignOf(request) : "";
    counts.add(kind, name, { campaign });
    // Other devices are redirected to a page, whose view is their entry.
    if (campaign && kind === "redirect" && name !== "none") countEntry(request);
  }

  function campaignOf({ url = "", headers }: VisitRequest): string {
    if (!url.includes("?")) return "";
    const [, name = ""] = campaignParameter.exec(url) ?? [];
    return counts.isCampaign(name) && !optsOut(headers) ? name : "";
  }

  function countEntry(request: VisitRequest): void {
    const { headers } = request;
    if (headers["sec-fetch-site"] === "same-origin" || purposesOf(headers).length > 0) return;
    const campaign = campaignOf(request);
    const source = campaign ? "campaign" : sourceOf(headers);
    if (source) counts.add("entry", source, { campaign });
  }

  /** Returns undefined if the visitor was on this site, or if an old browser does not say so. */
  function sourceOf(headers: IncomingHttpHeaders): Source | undefined {
    const [, host] = refererHost.exec(headers.referer ?? "") ?? [];
    const site = headers["sec-fetch-site"];
    if (host === undefined) return site === "none" ? "direct" : site === undefined ? site : "other";
    return isOwn(host, headers) ? undefined : sourceOfHost(host.toLowerCase());
  }

  /**
   * Whether the visitor asks not to be counted, only a part is read, or the browser, an app or another site prefetches. Our
   * own pages prefetch on hover and pointer down, after which the browser does not ask again. Chromium calls their site
   * "none" then, too.
   */
  function isIgnored(headers: IncomingHttpHeaders): boolean {
    if (optsOut(headers) || headers.range !== undefined) return true;
    const { "sec-fetch-site": site = "", referer = "" } = headers;
    const [, host] = refererHost.exec(referer) ?? [];
    const isOurs = ["none", "same-origin"].includes(site) && (host === undefined || isOwn(host, headers));
    return purposesOf(headers).some((purpose) => !(purpose === "prefetch" && isOurs));
  }

  function isOwn(name: string, { host }: IncomingHttpHeaders): boolean {
    return [publicUrl?.hostname, host?.replace(/:\d+$/, "")].includes(name);
  }
}

/** Whether the visitor asks not to be counted. */
function optsOut(headers: IncomingHttpHeaders): boolean {
  return headers["dnt"] === "1" || headers["sec-gpc"] === "1";
}

/** Returns what a page is requested for, if nobody sees it yet: by Chromium, by its `link`, by Safari and apps, by Firefox. */
function purposesOf(headers: IncomingHttpHeaders) {
  return ["sec-purpose", "purpose", "x-purpose", "x-moz"].flatMap((name) => headers[name] ?? []);
}

type Source = "search" | "social" | "direct" | "other";

const googleSearch = /^(?:www\.)?google\.(?:com?\.)?[a-z]{2,3}$/;
/** Domains with their subdomains. Android apps send the name of their package. */
const domains = {
  search:
    "baidu.com bing.com com.google.android.googlequicksearchbox duckduckgo.com ecosia.org qwant.com search.brave.com " +
    "search.yahoo.com startpage.com yandex.com yandex.ru",
  social:
    "com.facebook.katana com.facebook.orca com.instagram.android com.linkedin.android com.twitter.android " +
    "com.whatsapp com.zhiliaoapp.musically facebook.com instagram.com linkedin.com lnkd.in messenger.com " +
    "org.telegram.messenger pinterest.com reddit.com snapchat.com t.co t.me telegram.org threads.com threads.net " +
    "tiktok.com twitter.com wa.me whatsapp.com x.com youtu.be youtube.com",
};

function sourceOfHost(host: string): Source {
  const isIn = (list: string) => list.split(" ").some((domain) => `.${host}`.endsWith(`.${domain}`));
  if (googleSearch.test(host) || isIn(domains.search)) return "search";
  return isIn(domains.social) ? "social" : "other";
}

type Device = "phone" | "tablet" | "desktop" | "bot";

const maxCachedDevices = 2_000;
/** Browsers send less. Parsing 16 KB takes milliseconds. */
const maxUserAgentLength = 512;
/** By user agent, since a look-up is many times faster than parsing. */
const deviceCache = new Map<string, Device>();

/** Returns the kind of a visitor's device. Programs without a user agent are bots. */
function deviceOf(userAgent = ""): Device {
  const known = deviceCache.get(userAgent);
  if (known) return known;
  const device = parseDevice(userAgent.slice(0, maxUserAgentLength));
  // A flood of invented user agents empties the cache instead of filling the memory.
  if (deviceCache.size >= maxCachedDevices) deviceCache.clear();
  if (userAgent.length <= maxUserAgentLength) deviceCache.set(userAgent, device);
  return device;
}

function parseDevice(userAgent: string): Device {
  if (userAgent === "" || isbot(userAgent)) return "bot";
  const type = getParser(userAgent, true).getPlatformType(true);
  if (type === "mobile") return "phone";
  return type === "tablet" ? "tablet" : "desktop";
}
