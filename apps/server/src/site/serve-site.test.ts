import { cp, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { builtSite, startApp } from "../../test/start-app.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { loadSite } from "./site.ts";

const readPublic = (file: string) => readFile(join(builtSite, "public", file), "utf8");
const asset = "/assets/boot-1a2b3c4d.js";

test.each([
  { accept: "br, gzip", encoding: "br", decode: brotliDecompressSync },
  { accept: "gzip", encoding: "gzip", decode: gunzipSync },
])(
  "a page is sent precompressed as $encoding to a browser that accepts $accept",
  async ({ accept, encoding, decode }) => {
    const { app } = await startApp();
    const response = await app.inject({ url: "/", headers: { "accept-encoding": accept } });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      "content-encoding": encoding,
      "content-type": "text/html; charset=utf-8",
      vary: "accept-encoding",
    });
    expect(decode(response.rawPayload).toString()).toBe(await readPublic("index.html"));
  },
);

test("a file without a twin is sent as it is", async () => {
  const { app } = await startApp();
  const response = await app.inject({ url: "/robots.txt", headers: { "accept-encoding": "br, gzip" } });
  expect(response.headers["content-encoding"]).toBeUndefined();
  expect(response.body).toBe(await readPublic("robots.txt"));
});

test.each(["/contactus", "/contactus/", "/contactus?sent=1"])("%s shows the contact page", async (url) => {
  const { app } = await startApp();
  const response = await app.inject({ url, headers: { "accept-encoding": "br" } });
  expect(response.statusCode).toBe(200);
  expect(response.body).toBe(await readPublic("contactus/index.html"));
});

test.each([
  { url: "/index.html", location: "/" },
  { url: "/index.html?token=a1b2", location: "/?token=a1b2" },
  { url: "/fr/index.html", location: "/fr" },
  { url: "/fr/index.html?token=a1b2", location: "/fr?token=a1b2" },
])("$url is $location", async ({ url, location }) => {
  const { app } = await startApp();
  const { statusCode, headers } = await app.inject({ url });
  expect([statusCode, headers.location]).toEqual([308, location]);
});

test("a page is asked for anew each time, and not sent again while it is the same", async () => {
  const { app } = await startApp();
  const first = await app.inject("/contactus");
  expect(first.headers["cache-control"]).toBe("no-cache");
  const again = await app.inject({
    url: "/contactus",
    headers: { "if-none-match": String(first.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe("");
  const stale = await app.inject({ url: "/contactus", headers: { "if-none-match": 'W/"other"' } });
  expect(stale.statusCode).toBe(200);
});

test("hashed assets are cached for a year", async () => {
  const { app } = await startApp();
  const response = await app.inject({ url: asset, headers: { "accept-encoding": "br" } });
  expect(response.headers).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-type": expect.stringMatching(/javascript; charset=utf-8$/),
    "content-encoding": "br",
  });
});

test("HEAD has the response of GET, without the body", async () => {
  const { app } = await startApp();
  const response = await app.inject({ method: "HEAD", url: "/contactus" });
  expect(response.statusCode).toBe(200);
  expect(response.headers["content-length"]).toBe(String((await readPublic("contactus/index.html")).length));
  expect(response.body).toBe("");
});

test.each([
  "/nope",
  "/nope/",
  "/contactus/nope",
  "/404",
  "/404/",
  "/404/index.html",
  "/Contactus",
  "/site.json",
])("%s gets the 404 page, and no validator to turn it into a 304", async (url) => {
  const { app } = await startApp();
  const response = await app.inject({ url, headers: { accept: "*/*" } });
  expect(response.statusCode).toBe(404);
  expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(response.headers).not.toHaveProperty("etag");
  expect(response.headers).not.toHaveProperty("last-modified");
  expect(response.body).toBe(await readPublic("404/index.html"));
});

test.each([
  { url: "/fr/nope", file: "fr/404/index.html" },
  { url: "/fr/404", file: "fr/404/index.html" },
  { url: "/french", file: "404/index.html" },
  { url: "/nope/fr", file: "404/index.html" },
  { url: "/nope?lang=fr", file: "404/index.html" },
  // The small site has no such page in Swahili.
  { url: "/sw/nope", file: "404/index.html" },
])("$url gets the 404 page in its language, $file", async ({ url, file }) => {
  const { app } = await startApp();
  const { statusCode, headers, body } = await app.inject(url);
  expect([statusCode, body]).toEqual([404, await readPublic(file)]);
  expect(headers).not.toHaveProperty("etag");
});

// Fastify's reply listens for its own end once for each function that waits for it, and Node warns at eleven.
test("no response of the 404 page makes Node warn of a listener leak", async () => {
  const { app } = await startApp();
  const warnings: string[] = [];
  const note = ({ message }: Error) => warnings.push(message);
  process.on("warning", note);
  onTestFinished(() => void process.off("warning", note));
  for (const url of ["/nope", "/nope/", "/assets/", "/%00", "/..%2f"])
    await app.inject({ url, headers: { accept: "text/html", "accept-encoding": "br, gzip" } });
  expect(warnings).toEqual([]);
});

// A page in place of a missing script breaks a visitor's open page: https://github.com/processone/fluux-messenger/pull/330
test("a missing asset gets plain text that no cache stores", async () => {
  const { app } = await startApp();
  const response = await app.inject("/assets/boot-00000000.js");
  expect(response.statusCode).toBe(404);
  expect(response.headers).toMatchObject({
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "no-store",
  });
});

test.each([
  "/../site.json",
  "/..%2fsite.json",
  "/%2e%2e/site.json",
  "/%2e%2e%2fsite.json",
  "/assets/../../site.json",
  "/assets/..%5c..%5csite.json",
  "/%00",
  "/index.html%00.js",
  "/%zz",
  "//etc/passwd",
])("%s does not lead out of the public folder", async (url) => {
  const { app } = await startApp();
  const response = await app.inject({ method: "GET", url: { pathname: url } });
  expect([400, 404]).toContain(response.statusCode);
  expect(response.body).not.toMatch(/"brand"|root:|node_modules|\n\s+at /);
});

test.each(["/", "/contactus", "/contactus/"])("POST %s is refused, naming what is allowed", async (url) => {
  const { app } = await startApp();
  const response = await app.inject({ method: "POST", url });
  expect(response.statusCode).toBe(405);
  expect(response.headers.allow).toBe("GET, HEAD");
});

test("POST to an unknown address is not found", async () => {
  const { app } = await startApp();
  expect((await app.inject({ method: "POST", url: "/nope" })).statusCode).toBe(404);
});

test.each([
  { file: "/og/home.png", type: "image/png" },
  { file: "/apple-touch-icon.png", type: "image/png" },
  { file: "/icon-192.png", type: "image/png" },
  { file: "/favicon.ico", type: "image/vnd.microsoft.icon" },
])("$file is $type that other sites may show", async ({ file, type }) => {
  const { app } = await startApp();
  const { statusCode, headers } = await app.inject(file);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({ "content-type": type, "cross-origin-resource-policy": "cross-origin" });
});

test.each([
  { file: "/robots.txt", type: "text/plain; charset=utf-8" },
  { file: "/sitemap.xml", type: /^(?:application|text)\/xml/ },
  { file: "/manifest.webmanifest", type: /^application\/manifest\+json/ },
  { file: asset, type: /javascript/ },
])("$file is of type $type, and for this site's own pages only", async ({ file, type }) => {
  const { app } = await startApp();
  const { headers } = await app.inject(file);
  expect(headers["content-type"]).toMatch(type);
  expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
});

test.each([
  { url: "/500", status: 500 },
  { url: "/500/", status: 500 },
  { url: "/maintenance", status: 503 },
  { url: "/fr/maintenance", status: 503 },
])("$url, asked for by its name, says $status", async ({ url, status }) => {
  const { app } = await startApp();
  const response = await app.inject(url);
  expect(response.statusCode).toBe(status);
  expect(response.headers).not.toHaveProperty("etag");
});

test.each([
  { range: "bytes=2-5", status: 206, contentRange: (size: number) => `bytes 2-5/${size}`, slice: [2, 6] },
  {
    range: "bytes=-3",
    status: 206,
    contentRange: (size: number) => `bytes ${size - 3}-${size - 1}/${size}`,
    slice: [-3],
  },
  { range: "bytes=9999-", status: 416, contentRange: (size: number) => `bytes */${size}`, slice: [0, 0] },
  { range: "bytes=0-1,4-5", status: 200, contentRange: () => undefined, slice: [0] },
])("the part $range of a file is answered with $status", async ({ range, status, contentRange, slice }) => {
  const { app } = await startApp();
  const whole = await readPublic("robots.txt");
  const response = await app.inject({ url: "/robots.txt", headers: { range } });
  expect(response.statusCode).toBe(status);
  expect(response.headers["content-range"]).toBe(contentRange(whole.length));
  expect(response.body).toBe(whole.slice(...slice));
});

test("a part of an older version is not mixed with this one: the whole is sent", async () => {
  const { app } = await startApp();
  const headers = { range: "bytes=2-5", "if-range": '"older"' };
  expect((await app.inject({ url: "/robots.txt", headers })).statusCode).toBe(200);
  const { etag } = (await app.inject("/robots.txt")).headers;
  const same = { range: "bytes=2-5", "if-range": String(etag) };
  expect((await app.inject({ url: "/robots.txt", headers: same })).statusCode).toBe(206);
});

test("nothing of the site is read again: it is served although its folder is gone (P5)", async () => {
  const folder = await temporaryFolder();
  await cp(builtSite, folder, { recursive: true });
  const { app } = await startApp({ site: await loadSite(folder) });
  await rm(folder, { recursive: true });
  const statuses = [];
  for (const url of [
    "/",
    "/contactus",
    "/contactus/sent?reference=0199a1b2",
    "/resetPhoneNumber/abc",
    asset,
    "/nope",
  ])
    statuses.push((await app.inject({ url, headers: { "accept-encoding": "br" } })).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 404]);
});
