import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { builtSite, startApp } from "../../test/start-app.ts";

test.each([
  ["/resetPhoneNumber/abc", "index.html", "aG9tZQ=="],
  [`/resetPhoneNumber/${"x".repeat(3000)}`, "index.html", "aG9tZQ=="],
  ["/resetPhoneNumber/a%2Fb%3D%3D", "index.html", "aG9tZQ=="],
  ["/fr/resetPhoneNumber/abc", "fr/index.html", "YWNjdWVpbA=="],
  // The small site has no Swahili pages.
  ["/sw/resetPhoneNumber/abc", "index.html", "aG9tZQ=="],
])("shows the home page of the language at %.40s", async (url, file, hash) => {
  const { app } = await startApp();
  const { statusCode, headers, body } = await app.inject(url);
  expect([statusCode, body]).toEqual([200, await readFile(join(builtSite, "public", file), "utf8")]);
  expect(headers["referrer-policy"]).toBe("no-referrer");
  expect(headers["content-security-policy"]).toContain(`'sha256-${hash}'`);
  expect(headers).not.toHaveProperty("etag");
  expect(headers).not.toHaveProperty("last-modified");
});

test.each([
  "/resetPhoneNumber",
  "/resetPhoneNumber/",
  "/resetPhoneNumber/a/b",
  "/fr/resetPhoneNumber/",
  "/de/resetPhoneNumber/abc",
])("does not find %s", async (url) => {
  const { app } = await startApp();
  expect((await app.inject(url)).statusCode).toBe(404);
});

const requests = [
  { method: "GET", headers: {} },
  { method: "HEAD", headers: {} },
  { method: "GET", headers: { "accept-encoding": "br, gzip" } },
  { method: "GET", headers: { "if-none-match": "*" } },
  { method: "GET", headers: { range: "bytes=0-9" } },
] as const;

test.each([
  "/?token=s3cret",
  "/?utm_source=mail&password=s3cret",
  "/index.html?token=s3cret",
  "/resetPhoneNumber/s3cret?utm_source=mail",
  "/resetPhoneNumber/%2Fs3cret",
  // Cut off, or too long: it may still be a token.
  "/resetPhoneNumber/s3cret/",
  "/resetPhoneNumber/s3cret/more",
  "/fr?utm_source=mail&token=s3cret",
  "/fr/?password=s3cret",
  "/fr/index.html?token=s3cret",
  "/pt/resetPhoneNumber/s3cret",
])("forbids caches and search engines to keep %s, for any request and in maintenance", async (url) => {
  for (const isInMaintenance of [false, true]) {
    const { app } = await startApp({ isInMaintenance });
    // Through the socket, since pages are sent before routing.
    const origin = await app.listen({ host: "127.0.0.1", port: 0 });
    for (const request of requests) {
      const { status, headers } = await fetch(new URL(url, origin), { ...request, redirect: "manual" });
      expect(status).not.toBe(304);
      expect([headers.get("cache-control"), headers.get("x-robots-tag")]).toEqual(["no-store", "noindex"]);
    }
  }
});

test("logs no token, not even if the page fails", async () => {
  const lines: string[] = [];
  const logStream = { write: (line: string) => void lines.push(line) };
  const { app } = await startApp({ logLevel: "trace", logStream });
  app.addHook("preHandler", async () => {
    throw new Error("Nothing can be read");
  });
  await app.inject("/resetPhoneNumber/s3cret?more=s3cret");
  expect(lines.join("")).toContain("/resetPhoneNumber/…");
  expect(lines.join("")).not.toContain("s3cret");
});
