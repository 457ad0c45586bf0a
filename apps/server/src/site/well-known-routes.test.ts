import { expect, test, vi } from "vitest";
import { inject } from "../../test/start-app.ts";

test("serves a security.txt that is valid for 180 days from today", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T23:59:59Z") });
  const { headers, body } = await inject("/.well-known/security.txt");
  expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(body.split("\n")).toEqual([
    "Contact: mailto:security@fixture.example",
    "Expires: 2027-05-20T00:00:00.000Z",
    "Preferred-Languages: en",
    "Canonical: https://fixture.example/.well-known/security.txt",
    "Policy: https://fixture.example/security",
    "",
  ]);
});

test("redirects password managers to the answer about passwords", async () => {
  const { statusCode, headers } = await inject("/.well-known/change-password");
  expect([statusCode, headers.location]).toEqual([303, "/faq#change-password"]);
});
