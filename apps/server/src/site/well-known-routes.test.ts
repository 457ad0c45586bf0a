import { expect, onTestFinished, test, vi } from "vitest";
import { startApp } from "../../test/start-app.ts";

test("security.txt names the mailbox and the policy, and is good for 180 days from today", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T23:59:59Z") });
  onTestFinished(() => void vi.useRealTimers());
  const { app } = await startApp();
  const { statusCode, headers, body } = await app.inject("/.well-known/security.txt");
  expect(statusCode).toBe(200);
  expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
  const [contact, expires, ...rest] = body.split("\n");
  expect(contact).toBe("Contact: mailto:security@fixture.example");
  expect(rest).toEqual([
    "Preferred-Languages: en",
    "Canonical: https://fixture.example/.well-known/security.txt",
    "Policy: https://fixture.example/security",
    "",
  ]);
  expect(expires).toBe("Expires: 2027-05-20T00:00:00.000Z");
});

test("a password manager is led to the answer about passwords", async () => {
  const { app } = await startApp();
  const { statusCode, headers } = await app.inject("/.well-known/change-password");
  expect(statusCode).toBe(303);
  expect(headers.location).toBe("/faq#change-password");
});

// A site that responds with 200 to everything seems to have no such address: https://w3c.github.io/webappsec-change-password-url/#semantics
test.each([
  "/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200",
  "/.well-known/assetlinks.json",
  "/.well-known/",
])("%s is not found", async (url) => {
  const { app } = await startApp();
  expect((await app.inject(url)).statusCode).toBe(404);
});

test("the file that ties Apple's app to the site is JSON, though its name does not say so", async () => {
  const { app } = await startApp();
  const { statusCode, headers, body } = await app.inject("/.well-known/apple-app-site-association");
  expect(statusCode).toBe(200);
  expect(headers["content-type"]).toBe("application/json; charset=utf-8");
  expect(JSON.parse(body)).toHaveProperty("applinks");
});
