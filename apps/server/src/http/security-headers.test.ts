import { expect, test } from "vitest";
import { builtSite, inject, startApp } from "../../test/start-app.ts";
import { loadSite } from "../site/site.ts";

test.each([
  "/",
  "/contactus",
  "/nope",
  "/assets/nope.js",
  "/robots.txt",
  "/healthz",
  "/admin/sendContactUsEmail",
  "//contactus",
])("sends the security headers with %s", async (url) => {
  const { headers } = await inject(url);
  expect(headers).toMatchObject({
    "cross-origin-embedder-policy": "require-corp",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "content-security-policy": expect.stringMatching(/^default-src 'none'.*frame-ancestors 'none'/),
    "permissions-policy": expect.stringMatching(/camera=\(\), .*geolocation=\(\)/),
  });
  expect(headers["content-security-policy"]).not.toMatch(/unsafe|https?:|\*/);
  expect(headers).not.toHaveProperty("server");
  expect(headers).not.toHaveProperty("x-powered-by");
});

test("answers a post to a path that cannot be decoded with plain text that does not quote it", async () => {
  const { statusCode, headers, body } = await inject({ method: "POST", url: { pathname: "/%zz" } });
  expect([statusCode, body]).toEqual([400, "Bad Request\n"]);
  expect(headers).toMatchObject({
    "content-type": "text/plain; charset=utf-8",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
  });
});

const policy = (scripts: string, styles: string) =>
  `default-src 'none'; script-src 'self'${scripts}; style-src 'self'${styles}; img-src 'self' data:; ` +
  "font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; " +
  "frame-ancestors 'none'";

test("allows the inline scripts and styles of each page, also if it is compressed, and of no other", async () => {
  const site = await loadSite(builtSite);
  const { app: withoutPages } = await startApp({ site: { ...site, pages: {} } });
  const home = policy(" 'sha256-aG9tZQ=='", " 'sha256-c3R5bGU='");
  const br = { "accept-encoding": "br" };
  for (const [asked, expected] of [
    [inject("/"), home],
    [inject({ url: "/", headers: br }), home],
    [inject("/resetPhoneNumber/abc"), home],
    [inject("/contactus/"), policy(" 'sha256-Y29udGFjdA=='", "")],
    [withoutPages.inject("/contactus/"), policy("", "")],
  ] as const)
    expect((await asked).headers["content-security-policy"]).toBe(expected);
});

test.each([
  { publicUrl: undefined, isRequired: false },
  { publicUrl: new URL("http://moyo.example"), isRequired: false },
  { publicUrl: new URL("https://moyo.example"), isRequired: true },
])("requires TLS of visitors of $publicUrl: $isRequired", async ({ publicUrl, isRequired }) => {
  const { app } = await startApp(publicUrl && { publicUrl });
  const { headers } = await app.inject("/");
  expect(headers["strict-transport-security"]).toBe(
    isRequired ? "max-age=63072000; includeSubDomains; preload" : undefined,
  );
  expect(String(headers["content-security-policy"]).includes("upgrade-insecure-requests")).toBe(isRequired);
});
