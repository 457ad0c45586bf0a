import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { builtSite, startApp } from "../../test/start-app.ts";

const headers = { accept: "text/html,*/*" };

test.each([
  ["GET", "/contactus", "maintenance"],
  ["GET", "/contactus/?topic=Ads", "maintenance"],
  ["GET", "/partnership", "maintenance"],
  ["HEAD", "/advertise-form", "maintenance"],
  ["GET", "/resetPhoneNumber/abc.def", "maintenance"],
  ["GET", "/?token=abc", "maintenance"],
  ["POST", "/admin/sendContactUsEmail", "maintenance"],
  ["HEAD", "/fr/contactus/", "fr/maintenance"],
  ["GET", "/fr?token=abc", "fr/maintenance"],
  ["GET", "/fr/resetPhoneNumber/abc", "fr/maintenance"],
  ["GET", "/fr/partnership?from=mail", "fr/maintenance"],
  ["POST", "/admin/sendContactUsEmail?lang=fr", "fr/maintenance"],
  // The small site has no Swahili pages.
  ["GET", "/sw/contactus", "maintenance"],
] as const)("answers a browser's %s %s with 503 and the page /%s", async (method, url, page) => {
  const { app, stored } = await startApp({ isInMaintenance: true });
  const response = await app.inject({ method, url, headers });
  const file = await readFile(join(builtSite, `public/${page}/index.html`), "utf8");
  expect([response.statusCode, response.body]).toEqual([503, method === "HEAD" ? "" : file]);
  expect(response.headers).toMatchObject({
    "retry-after": "3600",
    "content-type": "text/html; charset=utf-8",
  });
  expect(response.headers["content-security-policy"]).toContain("style-src 'self'");
  expect(stored).toEqual([]);
});

test.each([
  ["POST", "/admin/sendContactUsEmail"],
  ["POST", "/api/isPhoneAlreadyExist"],
  ["PUT", "/api/updatePhoneNumber"],
  ["PUT", "/admin/changePasswordViaEmailForAdmin"],
  ["POST", "/verification/Verifications"],
] as const)("answers a program's %s %s with 503 and JSON", async (method, url) => {
  const { app } = await startApp({ isInMaintenance: true });
  const response = await app.inject({ method, url, payload: {} });
  expect(response.statusCode).toBe(503);
  expect(response.json()).toEqual({
    status: 503,
    message: expect.stringContaining("back soon"),
    reason: expect.any(String),
  });
});

test.each([
  ["/", 200],
  ["/?ref=token", 200],
  ["/contactus/sent", 200],
  ["/nope", 404],
  ["/fr/contactus/sent", 200],
  ["/get", 302],
  ["/readyz", 200],
  ["/assets/boot-1a2b3c4d.js", 200],
])("still answers %s with %i", async (url, status) => {
  const { app } = await startApp({ isInMaintenance: true });
  expect((await app.inject({ url, headers })).statusCode).toBe(status);
});
