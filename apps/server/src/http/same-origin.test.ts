import { expect, test } from "vitest";
import { isSameOrigin } from "./same-origin.ts";

const host = "moyo.example";
const https = "https://moyo.example";

type Headers = Record<string, string>;

const page = `${https}/contactus`;

test.each<[string, Headers, passes: boolean, publicUrl?: string]>([
  ["no header, as from programs", {}, true],
  ["Sec-Fetch-Site: same-origin", { "sec-fetch-site": "same-origin" }, true],
  ["Sec-Fetch-Site: same-site", { "sec-fetch-site": "same-site" }, false],
  ["Sec-Fetch-Site: cross-site", { "sec-fetch-site": "cross-site" }, false],
  ["Sec-Fetch-Site: none", { "sec-fetch-site": "none" }, false],
  ["its own origin before a proxy added TLS", { origin: "http://moyo.example" }, true],
  ["an origin that begins alike", { origin: "https://moyo.example.evil.example" }, false],
  ["another port", { origin: "https://moyo.example:8443" }, false],
  ["the public address behind a proxy that changes the host", { origin: https, host: "app" }, true, https],
  [
    "another site, reloaded in Safari 26",
    { origin: "https://evil.example", "sec-fetch-site": "same-origin" },
    false,
    https,
  ],
  [
    "a changed host, without a public address",
    { origin: https, host: "app", "sec-fetch-site": "same-origin" },
    true,
  ],
])("judges a request with %s", (_what, headers, passes, publicUrl) => {
  expect(isSameOrigin({ host, ...headers }, publicUrl ? new URL(publicUrl) : undefined)).toBe(passes);
});

/**
 * The headers of a native post by the page's Referrer-Policy, `same-origin`, and by `no-referrer`, which pages of
 * emailed links have (https://fetch.spec.whatwg.org/#append-a-request-origin-header).
 */
const ownPosts: Record<string, [sameOrigin: Headers, noReferrer: Headers | "rejected"]> = {
  "Chrome 109, WebView, Brave, Firefox 115, Safari 16.4": [
    { origin: https, referer: page, "sec-fetch-site": "same-origin" },
    { origin: "null", "sec-fetch-site": "same-origin" },
  ],
  "Safari 15.4 to 16.3, in-app browsers of iOS": [{ origin: https, referer: page }, "rejected"],
  "Firefox, network.http.sendRefererHeader 0": [
    { origin: https, "sec-fetch-site": "same-origin" },
    { origin: "null", "sec-fetch-site": "same-origin" },
  ],
  "Firefox, network.http.sendOriginHeader 0": [
    { referer: page, "sec-fetch-site": "same-origin" },
    { "sec-fetch-site": "same-origin" },
  ],
  "Firefox, dom.security.secFetch.enabled false": [{ origin: https, referer: page }, "rejected"],
  "a filter that removes Origin and Sec-Fetch-Site": [{ referer: page }, {}],
  "a filter that removes all three": [{}, {}],
};

test.each(
  Object.entries(ownPosts).flatMap(([browser, [sameOrigin, noReferrer]]) => [
    { browser, policy: "same-origin", headers: sameOrigin, passes: true },
    {
      browser,
      policy: "no-referrer",
      ...(noReferrer === "rejected"
        ? { headers: { origin: "null" }, passes: false }
        : { headers: noReferrer, passes: true }),
    },
  ]),
)("a native post of a page with $policy by $browser passes: $passes", ({ headers, passes }) => {
  expect(isSameOrigin({ host, ...headers }, new URL(https))).toBe(passes);
});

const evil = "https://evil.example";

test.each<[string, Headers]>([
  ["another site", { origin: evil, referer: `${evil}/`, "sec-fetch-site": "cross-site" }],
  ["another site in Safari 15.4", { origin: evil, referer: `${evil}/` }],
  ["another site without an Origin", { referer: `${evil}/${https}` }],
  ["a sandboxed frame", { origin: "null", "sec-fetch-site": "cross-site" }],
  ["a sandboxed frame or a data: URL in Safari 15.4", { origin: "null" }],
  ["a redirect of another site", { origin: "null", referer: `${evil}/` }],
  ["a subdomain", { origin: "https://blog.moyo.example", "sec-fetch-site": "same-site" }],
  ["plain http", { origin: "http://evil.example" }],
])("rejects a post of %s", (_attacker, headers) => {
  expect(
    [new URL(https), undefined].map((publicUrl) => isSameOrigin({ host, ...headers }, publicUrl)),
  ).toEqual([false, false]);
});
