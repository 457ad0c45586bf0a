import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { createApiClient } from "@matchfront/api-client/calls";
import { expect, test, vi } from "vitest";
import { builtSite, inject, startApp } from "../../test/start-app.ts";
import { temporaryFolder } from "../../test/temporary-database.ts";
import { loadSite } from "./site.ts";

const line = "<noscript><p>Switch JavaScript on.</p></noscript>";
const footer = (year: number) => `<p>© <span data-current-year="">${year}</span> Fixture</p>`;
const template = `<template data-emailed-link="">${line}</template>`;
const script = '<script type="module" src="/assets/enhance-1.js"></script>';
const late = `<template id="late">${script}</template><script>onload=()=>late</script>`;

function setTime(now: string) {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(now) });
}

async function siteWith(before: string, after: string) {
  const folder = await temporaryFolder();
  await cp(builtSite, folder, { recursive: true });
  for (const file of ["index.html", "contactus/index.html", "404/index.html", "fr/index.html"]) {
    const path = join(folder, "public", file);
    await writeFile(path, before + (await readFile(path, "utf8")) + after);
  }
  return await loadSite(folder);
}

async function startIn2027(builtIn: number) {
  setTime("2027-01-01T00:00:00Z");
  return await startApp({ site: await siteWith("", template + late + footer(builtIn)) });
}

test.each(["/", "/contactus", "/nope"])("shows the current year on %s [spec 45]", async (url) => {
  const { app } = await startIn2027(2026);
  const { body, headers } = await app.inject(url);
  expect(body).toContain(footer(2027));
  expect(body).not.toContain("2026");
  expect(Number(headers["content-length"])).toBe(Buffer.byteLength(body));
  const head = await app.inject({ method: "HEAD", url });
  expect([head.headers["content-length"], head.body]).toEqual([headers["content-length"], ""]);
});

test("compresses a filled page, and does not send it again while it is the same", async () => {
  const { app } = await startIn2027(2026);
  const etags = [];
  for (const [coding, accepted, decode] of [
    ["br", "gzip, br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
  ] as const) {
    const ask = (headers: object) =>
      app.inject({ url: "/contactus", headers: { "accept-encoding": accepted, ...headers } });
    const { headers, rawPayload } = await ask({});
    expect(headers).toMatchObject({ "content-encoding": coding, vary: "accept-encoding" });
    expect(decode(rawPayload).toString()).toContain(footer(2027));
    const again = await ask({ "if-none-match": `"older", W/${headers.etag}` });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    etags.push(headers.etag);
  }
  expect(new Set(etags).size).toBe(2);
});

test("sends a page of last year's ETag again", async () => {
  setTime("2026-12-31T23:59:59Z");
  const before = await (await startApp()).app.inject("/");
  const { app } = await startIn2027(2026);
  const headers = { "if-none-match": String(before.headers.etag) };
  expect((await app.inject({ url: "/", headers })).statusCode).toBe(200);
});

test("sends the compressed files of the build if there is nothing to fill in", async () => {
  const { app } = await startIn2027(2027);
  for (const [coding, ending] of [["br", "br"] as const, ["gzip", "gz"] as const]) {
    const { rawPayload } = await app.inject({ url: "/", headers: { "accept-encoding": coding } });
    expect(rawPayload).toEqual(await readFile(join(builtSite, `public/index.html.${ending}`)));
  }
  expect((await app.inject("/")).body).toContain(template + late);
});

test("shows a notice until the end of its last day, in every coding", async () => {
  const notice = `<section aria-label="Scam" data-until="2026-12-24"><p>We never ask for money.</p></section>`;
  const undated = `<section aria-label="Other">Stays</section>`;
  setTime("2026-12-24T23:59:59Z");
  const { app } = await startApp({ site: await siteWith(notice + undated, "") });
  const ask = (coding: string) => app.inject({ url: "/contactus", headers: { "accept-encoding": coding } });

  const { body } = await ask("identity");
  expect(body).toContain(notice + undated);
  setTime("2026-12-25T00:00:00Z");
  expect((await ask("identity")).body).toBe(body.replace(notice, ""));
  expect(brotliDecompressSync((await ask("br")).rawPayload).toString()).toBe(body.replace(notice, ""));
});

test.each([
  ["its own messages", true],
  ["a backend's", false],
])("says what happens to %s, in every coding and for a day", async (_whose, isOwn) => {
  const own = "Passwords are hashed. Messages are kept for 90 days.";
  const parts = own.replaceAll(/\w[^.]+\./g, '<template data-own-store="">$&</template>');
  const site = await siteWith(`<p>We answer. ${parts}</p>`, "");
  const { app } = await startApp({
    site,
    ...(!isOwn && { backend: createApiClient({ baseUrl: "http://a" }) }),
  });
  const ask = (coding: string) => app.inject({ url: "/contactus", headers: { "accept-encoding": coding } });
  const { body, headers } = await ask("identity");
  expect(body).toMatch(isOwn ? `<p>We answer. ${own}</p>` : /<p>We answer.\s*<\/p>/);
  expect(brotliDecompressSync((await ask("br")).rawPayload).toString()).toBe(body);
  expect((await ask("identity")).headers.etag).toBe(headers.etag);
});

test.each([
  ["/resetPhoneNumber/a.b.c", true],
  ["/?token=abc", true],
  ["/", false],
  ["/fr", false],
])("shows the steps without script and runs the script at once on %s: %s", async (url, isLink) => {
  const { app } = await startIn2027(2027);
  const { body } = await app.inject({ url, headers: { "accept-encoding": "identity" } });
  expect(body.includes(`${line}${script}<p>`)).toBe(isLink);
  expect(body.includes(template)).toBe(!isLink);
});

test.each([
  ["/contactus", "<p>Your reference: 0199a1b2</p>"],
  ["/fr/contactus", "<p>Votre référence : 0199a1b2</p>"],
])("shows the reference after a native post on %s, which no cache stores", async (page, sentence) => {
  const { body, headers } = await inject(`${page}/sent?reference=0199a1b2`);
  expect(body).toContain(sentence);
  expect(headers).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
});

test.each(["", "=", "=<b>", "=a%20b", "=0199a1b", "=0199a1b2c", "=call-now", "=0800-123", "=0199a1b2&x=1"])(
  "shows no reference for ?reference%s",
  async (value) => {
    const { body } = await inject(`/contactus/sent?reference${value}`);
    expect(body).toContain("Your reference: {reference}</p></template>");
  },
);
