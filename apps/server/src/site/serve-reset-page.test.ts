import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { builtSite, startApp } from "../../test/start-app.ts";

test.each([
  { token: "abc", length: 3 },
  { token: "x".repeat(1500), length: 1500 },
  { token: "x".repeat(3000), length: 3000 },
  { token: "a%2Fb%3D%3D", length: 11 },
])(
  "a link with a token of $length characters shows the home page, and nothing keeps it",
  async ({ token }) => {
    const { app } = await startApp();
    const { statusCode, headers, body } = await app.inject(`/resetPhoneNumber/${token}`);
    expect(statusCode).toBe(200);
    expect(body).toBe(await readFile(join(builtSite, "public/index.html"), "utf8"));
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
      "content-security-policy": expect.stringContaining("'sha256-aG9tZQ=='"),
    });
    expect(headers).not.toHaveProperty("etag");
    expect(headers).not.toHaveProperty("last-modified");
  },
);

test("below a language's folder a link shows the home page of that language", async () => {
  const { app } = await startApp();
  const french = await app.inject("/fr/resetPhoneNumber/abc");
  expect(french.body).toBe(await readFile(join(builtSite, "public/fr/index.html"), "utf8"));
  expect(french.headers["content-security-policy"]).toContain("'sha256-YWNjdWVpbA=='");
  // The small site has no page in Swahili.
  const swahili = await app.inject("/sw/resetPhoneNumber/abc");
  expect(swahili.body).toBe(await readFile(join(builtSite, "public/index.html"), "utf8"));
  expect((await app.inject("/de/resetPhoneNumber/abc")).statusCode).toBe(404);
});

const addresses = [
  "/?token=s3cret",
  "/?password=s3cret",
  "/?utm_source=mail&token=s3cret",
  "/index.html?token=s3cret",
  "/index.html?password=s3cret",
  "/resetPhoneNumber/s3cret",
  "/resetPhoneNumber/s3cret?utm_source=mail",
  "/resetPhoneNumber/%2Fs3cret",
  // Not whole, or too much of it: it may be a token all the same.
  "/resetPhoneNumber/s3cret/",
  "/resetPhoneNumber/s3cret/more",
  "/fr?token=s3cret",
  "/fr/?password=s3cret",
  "/fr/index.html?token=s3cret",
  "/fr?utm_source=mail&token=s3cret",
  "/fr/resetPhoneNumber/s3cret",
  "/pt/resetPhoneNumber/s3cret",
];
const requests = [
  { method: "GET", headers: {} },
  { method: "HEAD", headers: {} },
  { method: "GET", headers: { "accept-encoding": "br, gzip" } },
  { method: "GET", headers: { "if-none-match": "*" } },
  { method: "GET", headers: { range: "bytes=0-9" } },
] as const;

test.each(addresses)(
  "%s is kept by no cache and listed by no search engine, however it is asked for",
  async (url) => {
    for (const isInMaintenance of [false, true]) {
      const { app } = await startApp({ isInMaintenance });
      const origin = await app.listen({ host: "127.0.0.1", port: 0 });
      for (const request of requests) {
        // Through the socket: pages are sent before any routing.
        const { status, headers } = await fetch(new URL(url, origin), { ...request, redirect: "manual" });
        expect(status).not.toBe(304);
        expect([headers.get("cache-control"), headers.get("x-robots-tag")]).toEqual(["no-store", "noindex"]);
      }
    }
  },
);

test.each(["/resetPhoneNumber", "/resetPhoneNumber/", "/resetPhoneNumber/a/b", "/fr/resetPhoneNumber/"])(
  "%s carries no token and is not found",
  async (url) => {
    const { app } = await startApp();
    expect((await app.inject(url)).statusCode).toBe(404);
  },
);

test("nothing of the token is logged, not even where the page fails", async () => {
  const lines: string[] = [];
  const { app } = await startApp({
    logLevel: "trace",
    logStream: { write: (line) => void lines.push(line) },
  });
  app.addHook("preHandler", async () => {
    throw new Error("Nothing can be read");
  });
  await app.inject("/resetPhoneNumber/s3cret?more=s3cret");
  expect(lines.join("")).toContain("/resetPhoneNumber/…");
  expect(lines.join("")).not.toContain("s3cret");
});
