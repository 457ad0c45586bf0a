import { expect, test } from "vitest";
import { builtSite, startApp } from "../../test/start-app.ts";
import { loadSite } from "../site/site.ts";

const everyAnswer = [
  "/",
  "/contactus",
  "/nope",
  "/assets/nope.js",
  "/robots.txt",
  "/healthz",
  "/admin/sendContactUsEmail",
  "//contactus",
];

test.each(everyAnswer)("%s carries the security headers", async (url) => {
  const { app } = await startApp();
  const { headers } = await app.inject(url);
  expect(headers).toMatchObject({
    "cross-origin-embedder-policy": "require-corp",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
  });
  expect(headers["content-security-policy"]).toMatch(/^default-src 'none'/);
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(headers["content-security-policy"]).not.toMatch(/unsafe|https?:|\*/);
  expect(headers["permissions-policy"]).toMatch(/camera=\(\), .*geolocation=\(\)/);
  expect(headers).not.toHaveProperty("server");
  expect(headers).not.toHaveProperty("x-powered-by");
});

test("a path that cannot be decoded gets plain text that does not quote it", async () => {
  const { app } = await startApp();
  const { statusCode, headers, body } = await app.inject({ method: "GET", url: { pathname: "/%zz" } });
  expect(statusCode).toBe(400);
  expect(body).toBe("Bad Request\n");
  expect(headers).toMatchObject({
    "content-type": "text/plain; charset=utf-8",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
  });
});

test("a page allows its own inline scripts and styles by their hashes, and no other page's", async () => {
  const { app } = await startApp();
  expect((await app.inject("/")).headers["content-security-policy"]).toBe(
    "default-src 'none'; script-src 'self' 'sha256-aG9tZQ=='; style-src 'self' 'sha256-c3R5bGU='; img-src 'self' data:; " +
      "font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; " +
      "frame-ancestors 'none'",
  );
  expect((await app.inject("/contactus/")).headers["content-security-policy"]).toContain(
    "script-src 'self' 'sha256-Y29udGFjdA=='; style-src 'self';",
  );
});

test("a page that the site does not list allows no inline script or style", async () => {
  const site = await loadSite(builtSite);
  const { app } = await startApp({ site: { ...site, pages: {} } });
  expect((await app.inject("/contactus/")).headers["content-security-policy"]).toContain(
    "script-src 'self'; style-src 'self'; img-src",
  );
});

test("a compressed page has the same policy", async () => {
  const { app } = await startApp();
  const response = await app.inject({ url: "/", headers: { "accept-encoding": "br" } });
  expect(response.headers["content-security-policy"]).toContain("'sha256-aG9tZQ=='");
});

test.each([
  { publicUrl: undefined, insists: false },
  { publicUrl: new URL("http://moyo.example"), insists: false },
  { publicUrl: new URL("https://moyo.example"), insists: true },
])("a site at $publicUrl insists on TLS: $insists", async ({ publicUrl, insists }) => {
  const { app } = await startApp(publicUrl && { publicUrl });
  const { headers } = await app.inject("/");
  expect(headers["strict-transport-security"]).toBe(
    insists ? "max-age=63072000; includeSubDomains; preload" : undefined,
  );
  expect(String(headers["content-security-policy"]).includes("upgrade-insecure-requests")).toBe(insists);
});
