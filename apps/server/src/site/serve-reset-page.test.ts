import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { builtSite, inject, startApp } from "../../test/start-app.ts";

test.each([
  ["/resetPhoneNumber/abc", "index.html", "aG9tZQ=="],
  [`/resetPhoneNumber/${"x".repeat(3000)}`, "index.html", "aG9tZQ=="],
  ["/resetPhoneNumber/a%2Fb%3D%3D", "index.html", "aG9tZQ=="],
  ["/fr/resetPhoneNumber/abc", "fr/index.html", "YWNjdWVpbA=="],
  // The small site has no Swahili pages.
  ["/sw/resetPhoneNumber/abc", "index.html", "aG9tZQ=="],
])("shows the home page of the language at %.40s", async (url, file, hash) => {
  const { statusCode, headers, body } = await inject(url);
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
  expect((await inject(url)).statusCode).toBe(404);
});

test("logs no token, not even if the page fails", async () => {
  const { app, lines } = await startApp({ logLevel: "trace" });
  app.addHook("preHandler", async () => {
    throw new Error("Nothing can be read");
  });
  await app.inject("/resetPhoneNumber/s3cret?more=s3cret");
  expect(JSON.stringify(lines)).toContain("/resetPhoneNumber/…");
  expect(JSON.stringify(lines)).not.toContain("s3cret");
});
