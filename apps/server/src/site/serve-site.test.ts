import { cp, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { once } from "node:events";
import { request } from "node:http";
import { buffer } from "node:stream/consumers";
import { builtSite, inject, startApp } from "../../test/start-app.ts";
import { temporaryFolder } from "../../test/temporary-database.ts";
import { loadSite } from "./site.ts";

const readPublic = (file: string) => readFile(join(builtSite, "public", file), "utf8");
const asset = "/assets/boot-1a2b3c4d.js";

/** Sends an address as it is, also one that is malformed as a URL. */
function ask(address: string) {
  const [pathname = ""] = address.split("?", 1);
  const url = { pathname, search: address.slice(pathname.length) };
  return inject({ url });
}

test.each([
  ["/contactus", 200, "contactus/index.html"],
  ["/contactus/", 200, "contactus/index.html"],
  ["/contactus?sent=1", 200, "contactus/index.html"],
  ["/robots.txt", 200, "robots.txt"],
  ["/404", 404, "404/index.html"],
  ["/404/index.html", 404, "404/index.html"],
  ["/nope", 404, "404/index.html"],
  ["/contactus/nope", 404, "404/index.html"],
  ["/site.json", 404, "404/index.html"],
  ["/nope/fr", 404, "404/index.html"],
  ["/french", 404, "404/index.html"],
  ["/nope?lang=fr", 404, "404/index.html"],
  ["/fr/nope", 404, "fr/404/index.html"],
  ["/fr/404", 404, "fr/404/index.html"],
  // The small site has no Swahili pages.
  ["/sw/nope", 404, "404/index.html"],
  ["/sw/resetPhoneNumber/abc", 200, "index.html"],
  ["/resetPhoneNumber/abc", 200, "index.html"],
  [`/resetPhoneNumber/${"x".repeat(200)}`, 200, "index.html"],
  ["/fr/resetPhoneNumber/abc", 200, "fr/index.html"],
  ["/resetPhoneNumber", 404, "404/index.html"],
  ["/resetPhoneNumber/", 404, "404/index.html"],
  ["/resetPhoneNumber/a/b", 200, "index.html"],
  ["/resetPhoneNumber/%zz", 200, "index.html"],
  ["/Fr/reset-phone-number/abc.", 200, "fr/index.html"],
  ["/home?token=abc", 200, "index.html"],
  ["/index.html?token=abc", 200, "index.html"],
  ["/FR/%3Ftoken=abc", 200, "fr/index.html"],
  ["/en/contactUs?token=abc", 200, "contactus/index.html"],
  ["/%zz", 404, "404/index.html"],
  ["/%E0%A4%A?x=1", 404, "404/index.html"],
  ["/fr/%C3%28", 404, "fr/404/index.html"],
  ["/fr/resetPhoneNumber/", 404, "fr/404/index.html"],
  ["/de/resetPhoneNumber/abc", 200, "index.html"],
  ["/.well-known/assetlinks.json", 404, "404/index.html"],
  ["/.well-known/", 404, "404/index.html"],
  // Password managers ask it: https://w3c.github.io/webappsec-change-password-url/#semantics
  ["/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200", 404, "404/index.html"],
  ["/500/", 500, "500/index.html"],
  ["/maintenance", 503, "maintenance/index.html"],
  ["/fr/maintenance", 503, "fr/maintenance/index.html"],
])("answers %s with %i and %s, and an error or a link without a validator", async (url, status, file) => {
  const { statusCode, headers, body } = await ask(url);
  expect([statusCode, body]).toEqual([status, await readPublic(file)]);
  expect("etag" in headers).toBe(status === 200 && headers["cache-control"] !== "no-store");
  expect(headers).not.toHaveProperty("last-modified");
});

test.each([
  { url: "/index.html", location: "/" },
  { url: "/fr/index.html?c=spring", location: "/fr?c=spring" },
  { url: "/Contactus", location: "/contactus" },
  { url: "/ContactUs/?topic=Ad%20Sales&a=%2F", location: "/contactus?topic=Ad%20Sales&a=%2F" },
  { url: "/CONTACTUS/index.html", location: "/contactus" },
  { url: "/en", location: "/" },
  { url: "/EN/?c=spring", location: "/?c=spring" },
  { url: "/en/contactus", location: "/contactus" },
  { url: "/Fr", location: "/fr" },
  { url: "/FR/ContactUs/Sent", location: "/fr/contactus/sent" },
  { url: "//contactus", location: "/contactus" },
])("redirects $url to $location, once and for good", async ({ url, location }) => {
  const { statusCode, headers } = await ask(url);
  expect([statusCode, headers.location]).toEqual([308, location]);
  expect((await ask(location)).statusCode).toBe(200);
});

// Fastify's reply listens for its own end once for each function that waits for it, and Node warns at eleven.
test("sends the 404 page without a warning of a listener leak", async () => {
  const warnings: string[] = [];
  const note = ({ message }: Error) => warnings.push(message);
  process.on("warning", note);
  onTestFinished(() => void process.off("warning", note));
  for (const url of ["/nope", "/nope/", "/assets/", "/%00", "/..%2f"])
    await inject({ url, headers: { accept: "text/html", "accept-encoding": "br, gzip" } });
  expect(warnings).toEqual([]);
});

test.each([
  "/../site.json",
  "/..%2fsite.json",
  "/%2e%2e%2fsite.json",
  "/assets/../../site.json",
  "/assets/..%5c..%5csite.json",
  "/%00",
  "/index.html%00.js",
  "/%zz",
  "//etc/passwd",
])("%s does not lead out of the public folder", async (pathname) => {
  const { statusCode, body } = await inject({ method: "GET", url: { pathname } });
  expect([400, 404]).toContain(statusCode);
  expect(body).not.toMatch(/"brand"|root:|node_modules|\n\s+at /);
});

test.each([
  { url: "/", status: 405, allow: "GET, HEAD" },
  { url: "/contactus/", status: 405, allow: "GET, HEAD" },
  { url: "/nope", status: 404, allow: undefined },
])("answers POST $url with $status", async ({ url, status, allow }) => {
  const { statusCode, headers } = await inject({ method: "POST", url });
  expect([statusCode, headers.allow]).toEqual([status, allow]);
});

const year = "public, max-age=31536000, immutable";

test.each([
  ["/contactus", "text/html; charset=utf-8", "same-origin", "no-cache"],
  ["/.well-known/apple-app-site-association", "application/json; charset=utf-8", "same-origin", "no-cache"],
  ["/og/home.png", "image/png", "cross-origin", "no-cache"],
  ["/apple-touch-icon.png", "image/png", "cross-origin", "no-cache"],
  ["/favicon.ico", "image/vnd.microsoft.icon", "cross-origin", "no-cache"],
  ["/robots.txt", "text/plain; charset=utf-8", "same-origin", "no-cache"],
  ["/sitemap.xml", "application/xml", "same-origin", "no-cache"],
  ["/manifest.webmanifest", "application/manifest+json; charset=utf-8", "same-origin", "no-cache"],
  [asset, "text/javascript; charset=utf-8", "same-origin", year],
  // A page in place of a missing script breaks an open page: https://github.com/processone/fluux-messenger/pull/330
  ["/assets/boot-00000000.js", "text/plain; charset=utf-8", "same-origin", "no-store"],
])("sends %s as %s, %s, with cache control %s", async (url, type, resourcePolicy, cacheControl) => {
  const { headers } = await inject(url);
  expect([
    headers["content-type"],
    headers["cross-origin-resource-policy"],
    headers["cache-control"],
  ]).toEqual([type, resourcePolicy, cacheControl]);
});

test("answers a range with the whole file (RFC 9110, section 14.2)", async () => {
  const { body } = await inject("/robots.txt");
  const response = await inject({ url: "/robots.txt", headers: { range: "bytes=2-5" } });
  expect([response.statusCode, response.body]).toEqual([200, body]);
});

test("serves the site from memory after its folder is gone (P5)", async () => {
  const folder = await temporaryFolder();
  await cp(builtSite, folder, { recursive: true });
  const { app } = await startApp({ site: await loadSite(folder) });
  await rm(folder, { recursive: true });
  const sent = "/contactus/sent?reference=0199a1b2";
  const statuses = [];
  for (const url of ["/", "/contactus", sent, "/resetPhoneNumber/abc", asset, "/nope"])
    statuses.push((await app.inject({ url, headers: { "accept-encoding": "br" } })).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 404]);
});

test("serves a security.txt that is valid for 180 days from today", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T23:59:59Z") });
  const { headers, body } = await inject("/.well-known/security.txt");
  expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(body.split("\n")).toEqual([
    "Contact: mailto:security@fixture.example",
    "Expires: 2027-05-20T00:00:00.000Z",
    "Preferred-Languages: en",
    "Canonical: https://fixture.example/.well-known/security.txt",
    "Policy: https://fixture.example/security",
    "",
  ]);
});

test("redirects password managers to the answer about passwords", async () => {
  const { statusCode, headers } = await inject("/.well-known/change-password");
  expect([statusCode, headers.location]).toEqual([303, "/faq#change-password"]);
});

const addresses = [
  "/",
  "/?utm_source=mail",
  "/?token=a.b.c",
  "/contactus",
  "/contactus/",
  "/contactus/index.html",
  "/contact%75s",
  "/fr/contactus/sent?reference=0199a1b2",
  "/fr/404",
  "/500/",
  "/robots.txt",
  "/favicon.ico",
  "/assets/boot-1a2b3c4d.js",
];
const conditions = [
  {},
  { "accept-encoding": "gzip, deflate, br, zstd" },
  { "accept-encoding": "gzip;q=1, br;q=0" },
  { "accept-encoding": "*" },
  { "if-none-match": "*" },
  { "if-none-match": '"other"' },
  { range: "bytes=2-5" },
];
const requests = addresses.flatMap((path) =>
  conditions.flatMap((headers) => (["GET", "HEAD"] as const).map((method) => ({ method, path, headers }))),
);

const ofConnection = new Set(["date", "connection", "keep-alive"]);

function withoutConnection(headers: object) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.has(name)));
}

test("sends the same status, headers and bytes before routing as through the routes", async () => {
  const { app } = await startApp();
  let routed = 0;
  app.addHook("onRequest", async () => {
    routed += 1;
  });
  const origin = await app.listen({ host: "127.0.0.1", port: 0 });
  for (const { method, path, headers } of requests) {
    const asked = request(new URL(path, origin), { method, headers }).end();
    const [direct] = await once(asked, "response");
    const sent = [direct.statusCode, withoutConnection(direct.headers), await buffer(direct)];
    const through = await app.inject({ method, url: path, headers });
    const expected = [through.statusCode, withoutConnection(through.headers), through.rawPayload];
    expect([method, path, headers, ...sent]).toEqual([method, path, headers, ...expected]);
  }
  // Those of a page that is compressed for each request, too.
  expect(routed).toBe(requests.length + requests.filter(({ path }) => path.includes("?reference=")).length);
});
