import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { builtSite, startApp } from "../../test/start-app.ts";

const browser = { accept: "text/html,*/*" };

test.each([
  { method: "GET", url: "/" },
  { method: "GET", url: "/nope" },
  { method: "GET", url: "/resetPhoneNumber/abc.def" },
  { method: "POST", url: "/admin/sendContactUsEmail" },
] as const)("in maintenance, $method $url shows a browser the page for it", async ({ method, url }) => {
  const { app, stored } = await startApp({ isInMaintenance: true });
  const { statusCode, headers, body } = await app.inject({ method, url, headers: browser });
  expect(statusCode).toBe(503);
  expect(headers).toMatchObject({ "retry-after": "3600", "content-type": "text/html; charset=utf-8" });
  expect(headers["content-security-policy"]).toContain("style-src 'self'");
  expect(body).toBe(await readFile(join(builtSite, "public/maintenance/index.html"), "utf8"));
  expect(stored).toEqual([]);
});

test("in maintenance, a program is told so as JSON", async () => {
  const { app } = await startApp({ isInMaintenance: true });
  const response = await app.inject({ method: "POST", url: "/admin/sendContactUsEmail", payload: {} });
  expect(response.statusCode).toBe(503);
  expect(response.json()).toEqual({ status: 503, message: expect.stringContaining("back soon") });
});

test.each(["/healthz", "/readyz", "/assets/boot-1a2b3c4d.js", "/favicon.ico"])(
  "in maintenance, %s is still there",
  async (url) => {
    const { app } = await startApp({ isInMaintenance: true });
    expect((await app.inject(url)).statusCode).toBe(200);
  },
);
