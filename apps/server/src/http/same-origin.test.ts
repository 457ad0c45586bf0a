import { expect, test } from "vitest";
import { isSameOrigin } from "./same-origin.ts";

const host = "moyo.example";
const https = "https://moyo.example";

test.each<[string, Record<string, string>, passes: boolean, publicUrl?: string]>([
  ["no header, as from programs", {}, true],
  ["Sec-Fetch-Site: same-origin", { "sec-fetch-site": "same-origin" }, true],
  ["Sec-Fetch-Site: same-site", { "sec-fetch-site": "same-site" }, false],
  ["Sec-Fetch-Site: cross-site", { "sec-fetch-site": "cross-site" }, false],
  ["Sec-Fetch-Site: none", { "sec-fetch-site": "none" }, false],
  ["its own origin", { origin: https }, true],
  ["its own origin before a proxy added TLS", { origin: "http://moyo.example" }, true],
  ["another origin", { origin: "https://evil.example" }, false],
  ["an origin that begins alike", { origin: "https://moyo.example.evil.example" }, false],
  ["another port", { origin: "https://moyo.example:8443" }, false],
  ["origin null, as native posts of our pages over http", { origin: "null" }, true],
  ["origin null with Sec-Fetch-Site", { origin: "null", "sec-fetch-site": "same-origin" }, true],
  ["origin null over https", { origin: "null" }, false, https],
  ["the public address behind a proxy that changes the host", { origin: https, host: "app" }, true, https],
])("judges a request with %s", (_what, headers, passes, publicUrl) => {
  expect(isSameOrigin({ host, ...headers }, publicUrl ? new URL(publicUrl) : undefined)).toBe(passes);
});
