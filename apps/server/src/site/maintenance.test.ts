import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { builtSite, startApp } from "../../test/start-app.ts";

const browser = { accept: "text/html,*/*" };

test.each([
  { method: "GET", url: "/contactus" },
  { method: "GET", url: "/contactus/?topic=Ads" },
  { method: "GET", url: "/partnership" },
  { method: "HEAD", url: "/advertise-form" },
  { method: "GET", url: "/resetPhoneNumber/abc.def" },
  { method: "GET", url: "/?token=abc" },
  { method: "GET", url: "/?ref=mail&password=abc" },
  { method: "POST", url: "/admin/sendContactUsEmail" },
] as const)("in maintenance, $method $url shows a browser the page for it", async ({ method, url }) => {
  const { app, stored } = await startApp({ isInMaintenance: true });
  const { statusCode, headers, body } = await app.inject({ method, url, headers: browser });
  expect(statusCode).toBe(503);
  expect(headers).toMatchObject({ "retry-after": "3600", "content-type": "text/html; charset=utf-8" });
  expect(headers["content-security-policy"]).toContain("style-src 'self'");
  const page = await readFile(join(builtSite, "public/maintenance/index.html"), "utf8");
  expect(body).toBe(method === "HEAD" ? "" : page);
  expect(stored).toEqual([]);
});

test.each([
  { method: "GET", url: "/fr/contactus" },
  { method: "HEAD", url: "/fr/contactus/" },
  { method: "GET", url: "/fr?token=abc" },
  { method: "GET", url: "/fr/resetPhoneNumber/abc" },
  { method: "GET", url: "/fr/partnership?from=mail" },
  { method: "POST", url: "/admin/sendContactUsEmail?lang=fr" },
] as const)("in maintenance, $method $url shows a browser the French page for it", async (request) => {
  const { app } = await startApp({ isInMaintenance: true });
  const { statusCode, body } = await app.inject({ ...request, headers: browser });
  expect(statusCode).toBe(503);
  const page = await readFile(join(builtSite, "public/fr/maintenance/index.html"), "utf8");
  expect(body).toBe(request.method === "HEAD" ? "" : page);
});

test("in maintenance, a language that has no page for it gets the English one", async () => {
  const { app } = await startApp({ isInMaintenance: true });
  const { statusCode, body } = await app.inject({ url: "/sw/contactus", headers: browser });
  expect([statusCode, body]).toEqual([503, expect.stringContaining("Back soon")]);
});

test.each([
  { method: "POST", url: "/admin/sendContactUsEmail" },
  { method: "POST", url: "/api/isPhoneAlreadyExist" },
  { method: "PUT", url: "/api/updatePhoneNumber" },
  { method: "PUT", url: "/admin/changePasswordViaEmailForAdmin" },
  { method: "POST", url: "/verification/Verifications" },
] as const)("in maintenance, $method $url tells a program so as JSON", async ({ method, url }) => {
  const { app } = await startApp({ isInMaintenance: true });
  const response = await app.inject({ method, url, payload: {} });
  expect(response.statusCode).toBe(503);
  expect(response.json()).toEqual({ status: 503, message: expect.stringContaining("back soon") });
});

test.each([
  { url: "/", status: 200 },
  { url: "/?ref=token", status: 200 },
  { url: "/contactus/sent", status: 200 },
  { url: "/nope", status: 404 },
  { url: "/fr/contactus/sent", status: 200 },
  { url: "/get", status: 302 },
  { url: "/healthz", status: 200 },
  { url: "/readyz", status: 200 },
  { url: "/assets/boot-1a2b3c4d.js", status: 200 },
  { url: "/favicon.ico", status: 200 },
])("in maintenance, what is only read stays: $url answers $status", async ({ url, status }) => {
  const { app } = await startApp({ isInMaintenance: true });
  expect((await app.inject({ url, headers: browser })).statusCode).toBe(status);
});
