import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { builtSite, startApp } from "../../test/start-app.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { loadSite } from "./site.ts";

const line = "<p>Switch JavaScript on.</p>";
const footer = (year: number) => `<p>© <span data-current-year="">${year}</span> Fixture</p>`;
const template = `<template data-emailed-link="">${line}</template>`;
const script = '<script type="module" src="/assets/enhance-1.js"></script>';
const late = `<template id="late">${script}</template><script>onload=()=>late</script>`;

const now = () => new Date("2027-01-01T00:00:00Z");

/** The app in the year 2027, on a site that was built in another, or in the same. */
async function startIn2027(builtIn: number) {
  const folder = await temporaryFolder();
  await cp(builtSite, folder, { recursive: true });
  for (const file of ["index.html", "contactus/index.html", "404/index.html", "fr/index.html"]) {
    const path = join(folder, "public", file);
    await writeFile(path, (await readFile(path, "utf8")) + template + late + footer(builtIn));
  }
  return await startApp({ site: await loadSite(folder), now });
}

test.each(["/", "/contactus", "/contactus/", "/nope"])(
  "%s shows the year in which it is served [spec 45]",
  async (url) => {
    const { app } = await startIn2027(2026);
    const { body, headers } = await app.inject(url);
    expect(body).toContain(footer(2027));
    expect(body).not.toContain("2026");
    expect(Number(headers["content-length"])).toBe(Buffer.byteLength(body));
  },
);

test("a page of another year is compressed, and not sent again while it is the same", async () => {
  const { app } = await startIn2027(2026);
  const ask = (headers: Record<string, string>) => app.inject({ url: "/contactus", headers });
  const br = await ask({ "accept-encoding": "br, gzip" });
  expect(br.headers).toMatchObject({ "content-encoding": "br", vary: "accept-encoding" });
  expect(brotliDecompressSync(br.rawPayload).toString()).toContain(footer(2027));
  const gz = await ask({ "accept-encoding": "gzip" });
  expect(gunzipSync(gz.rawPayload).toString()).toContain(footer(2027));
  for (const [encoding, { headers }] of Object.entries({ br, gzip: gz })) {
    const known = { "accept-encoding": encoding, "if-none-match": `"older", W/${headers.etag}` };
    const again = await ask(known);
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  }
  // Of two codings one is not the other's.
  expect(br.headers.etag).not.toBe(gz.headers.etag);
});

test("whoever holds last year's page is not told that it is still the same", async () => {
  const before = await (await startApp({ now: () => new Date("2026-12-31T23:59:59Z") })).app.inject("/");
  const { app } = await startIn2027(2026);
  const headers = { "if-none-match": String(before.headers.etag) };
  expect((await app.inject({ url: "/", headers })).statusCode).toBe(200);
});

test("in the year of the build a page is the file that it is, compressed long before", async () => {
  const { app } = await startIn2027(2027);
  const { rawPayload } = await app.inject({ url: "/", headers: { "accept-encoding": "br" } });
  expect(rawPayload).toEqual(await readFile(join(builtSite, "public/index.html.br")));
  const home = await app.inject("/");
  expect(home.body).toContain(template + late);
});

const banner = `<section aria-label="Scam" data-until="2026-12-24"><p>We never ask for money.</p></section>`;

test("a notice is served until the end of its last day, in every coding", async () => {
  const folder = await temporaryFolder();
  await cp(builtSite, folder, { recursive: true });
  const path = join(folder, "public/contactus/index.html");
  const undated = `<section aria-label="Other">Stays</section>${await readFile(path, "utf8")}`;
  await writeFile(path, banner + undated);
  const clock = { now: new Date("2026-12-24T23:59:59Z") };
  const { app } = await startApp({ site: await loadSite(folder), now: () => clock.now });
  const ask = (encoding: string) =>
    app.inject({ url: "/contactus", headers: { "accept-encoding": encoding } });

  expect((await ask("identity")).body).toContain(banner);
  clock.now = new Date("2026-12-25T00:00:00Z");
  expect((await ask("identity")).body).toBe(undated);
  expect(brotliDecompressSync((await ask("br")).rawPayload).toString()).toBe(undated);
});

test.each([
  "/resetPhoneNumber/abc",
  "/?token=abc",
  "/?password=abc",
  "/?ref=mail&token=a.b.c",
  "/resetPhoneNumber/a.b.c",
  "/fr?token=abc",
  "/fr/?password=abc",
  "/fr/resetPhoneNumber/abc",
])("%s says without script what to do, runs its script at once, and nothing keeps it", async (url) => {
  const { app } = await startIn2027(2027);
  const { body, headers } = await app.inject({ url, headers: { "accept-encoding": "identity" } });
  expect(body).toContain(`<noscript>${line}</noscript>${script}<p>`);
  expect(headers).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
  expect(headers).not.toHaveProperty("etag");
});

test.each([
  "/",
  "/?token=",
  "/?password",
  "/?mytoken=abc",
  "/contactus?token=abc",
  "/fr",
  "/fr/contactus?token=abc",
])("%s is no emailed link", async (url) => {
  const { app } = await startIn2027(2027);
  expect((await app.inject(url)).body).not.toContain("<noscript>");
});

test("the page after a native post tells the reference, if it is one", async () => {
  const { app } = await startApp();
  const told = await app.inject("/contactus/sent?reference=0199a1b2");
  expect(told.body).toContain("<p>Your reference: 0199a1b2</p>");
  for (const query of [
    "",
    "?reference=",
    "?reference=<b>",
    "?reference=a%20b",
    "?reference=0199a1b",
    "?reference=0199a1b2c",
    "?reference=call-now",
    "?reference=0800-123",
    "?reference=0199a1b2&x=1",
  ]) {
    const { body } = await app.inject(`/contactus/sent${query}`);
    expect(body).toContain("Your reference: {reference}</p></template>");
  }
});

test("the page after a native post tells the reference in its language", async () => {
  const { app } = await startApp();
  const { body, headers } = await app.inject("/fr/contactus/sent?reference=0199a1b2");
  expect(body).toContain("<p>Votre référence : 0199a1b2</p>");
  expect(headers).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
});

test("HEAD has no body", async () => {
  const { app } = await startIn2027(2026);
  const { statusCode, body } = await app.inject({ method: "HEAD", url: "/" });
  expect([statusCode, body]).toEqual([200, ""]);
});
