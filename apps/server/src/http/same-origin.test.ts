import { expect, test } from "vitest";
import { isSameOrigin } from "./same-origin.ts";

const host = "moyo.example";
const https = "https://moyo.example";
const evil = "https://evil.example";

type Headers = Record<string, string>;

const own = { origin: https };
const opaque = { origin: "null" };
const referer = { referer: `${https}/contactus` };
const sameOrigin = { "sec-fetch-site": "same-origin" };
const crossSite = { "sec-fetch-site": "cross-site" };

/**
 * The headers of a native post by the page's Referrer-Policy, `same-origin`, and by `no-referrer`, which pages of
 * emailed links have (https://fetch.spec.whatwg.org/#append-a-request-origin-header).
 */
test.each<[browser: string, ofPage: Headers, ofLink: Headers, passes?: false]>([
  [
    "Chrome 109, WebView, Brave, Firefox 115, Safari 16.4",
    { ...own, ...referer, ...sameOrigin },
    { ...opaque, ...sameOrigin },
  ],
  ["Safari 15.4 to 16.3, in-app browsers of iOS", { ...own, ...referer }, opaque, false],
  ["Firefox, sendRefererHeader 0", { ...own, ...sameOrigin }, { ...opaque, ...sameOrigin }],
  ["Firefox, sendOriginHeader 0", { ...referer, ...sameOrigin }, sameOrigin],
  ["Firefox, secFetch.enabled false", { ...own, ...referer }, opaque, false],
  ["a filter that removes Origin and Sec-Fetch-Site", referer, {}],
  ["a filter that removes all three", {}, {}],
])("accepts native posts by %s, except of a link's page without Sec-Fetch-Site", (_, page, link, passes) => {
  const results = [page, link].map((headers) => isSameOrigin({ host, ...headers }, new URL(https)));
  expect(results).toEqual([true, passes ?? true]);
});

const both = [https, undefined];

test.each<[what: string, headers: Headers, passes: boolean, publicUrls?: typeof both]>([
  ["of a program", {}, true],
  ["with an empty Referer", { referer: "" }, true],
  ["behind a proxy that added TLS", { origin: "http://moyo.example" }, true],
  ["behind a proxy that changes the host", { ...own, host: "app" }, true, [https]],
  ["behind such a proxy, by Sec-Fetch-Site", { ...own, host: "app", ...sameOrigin }, true],
  ["to a host in capitals", { ...own, host: "Moyo.Example" }, true],
  ["of a typed address", { "sec-fetch-site": "none" }, false],
  ["of an origin that begins alike", { origin: "https://moyo.example.evil.example" }, false],
  ["of another port", { origin: "https://moyo.example:8443" }, false],
  ["of another site", { origin: evil, referer: `${evil}/`, ...crossSite }, false],
  ["of another site in Safari 15.4", { origin: evil, referer: `${evil}/` }, false],
  ["of another site, reloaded in Safari 26", { origin: evil, ...sameOrigin }, false, [https]],
  ["of another site without an Origin", { referer: `${evil}/${https}` }, false],
  ["of a sandboxed frame", { ...opaque, ...crossSite }, false],
  ["of a sandboxed frame or a data: URL in Safari 15.4", opaque, false],
  ["of a redirect of another site", { ...opaque, referer: `${evil}/` }, false],
  ["of a subdomain", { origin: "https://blog.moyo.example", "sec-fetch-site": "same-site" }, false],
  ["of another site over plain http", { origin: "http://evil.example" }, false],
])("judges a request %s", (_, headers, passes, publicUrls = both) => {
  const results = publicUrls.map((url) => isSameOrigin({ host, ...headers }, url ? new URL(url) : undefined));
  expect(results).toEqual(publicUrls.map(() => passes));
});
