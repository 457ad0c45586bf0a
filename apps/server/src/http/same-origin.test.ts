import { expect, test } from "vitest";
import { isSameOrigin } from "./same-origin.ts";

const host = "moyo.example";
const https = "https://moyo.example";

test.each([
  { says: "nothing, as programs do", headers: {}, passes: true },
  { says: "Sec-Fetch-Site: same-origin", headers: { "sec-fetch-site": "same-origin" }, passes: true },
  { says: "Sec-Fetch-Site: same-site", headers: { "sec-fetch-site": "same-site" }, passes: false },
  { says: "Sec-Fetch-Site: cross-site", headers: { "sec-fetch-site": "cross-site" }, passes: false },
  { says: "Sec-Fetch-Site: none", headers: { "sec-fetch-site": "none" }, passes: false },
  { says: "the origin it was sent to", headers: { origin: "https://moyo.example" }, passes: true },
  {
    says: "the origin it was sent to, before a proxy added TLS",
    headers: { origin: "http://moyo.example" },
    passes: true,
  },
  { says: "another origin", headers: { origin: "https://evil.example" }, passes: false },
  {
    says: "an origin that only begins alike",
    headers: { origin: "https://moyo.example.evil.example" },
    passes: false,
  },
  { says: "another port", headers: { origin: "https://moyo.example:8443" }, passes: false },
  // Our pages' Referrer-Policy makes it so: https://fetch.spec.whatwg.org/#append-a-request-origin-header
  {
    says: "origin null, as native posts of our pages over http do",
    headers: { origin: "null" },
    passes: true,
  },
  {
    says: "origin null with Sec-Fetch-Site",
    headers: { origin: "null", "sec-fetch-site": "same-origin" },
    passes: true,
  },
  { says: "origin null over https", headers: { origin: "null" }, publicUrl: https, passes: false },
  {
    says: "the public address, behind a proxy that changes the host",
    headers: { origin: https, host: "app:3000" },
    publicUrl: https,
    passes: true,
  },
])("a browser that says $says: $passes", ({ headers, publicUrl, passes }) => {
  expect(isSameOrigin({ host, ...headers }, publicUrl ? new URL(publicUrl) : undefined)).toBe(passes);
});
