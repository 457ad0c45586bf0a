import { expect, test } from "vitest";
import { startApp } from "../../test/start-app.ts";

test.each([
  { url: "/healthz", status: 200, body: { status: "ok" } },
  { url: "/readyz/pages", status: 200, body: { status: "ready" } },
  { url: "/readyz", status: 503, body: { status: "unavailable" } },
])("a server that cannot store messages answers $url with $status, and says no more", async (check) => {
  const { app } = await startApp({
    async probeStorage() {
      throw new Error("the disk is full");
    },
  });
  const response = await app.inject(check.url);
  expect([response.statusCode, response.json()]).toEqual([check.status, check.body]);
  expect(response.headers["cache-control"]).toBe("no-store");
});

test.each(["/healthz", "/readyz/pages", "/readyz"])("a server that can answers %s with 200", async (url) => {
  const { app } = await startApp();
  expect((await app.inject(url)).statusCode).toBe(200);
});

test("a draining server is live, and ready for nothing", async () => {
  const { app } = await startApp({ draining: AbortSignal.abort() });
  const statuses = [];
  for (const url of ["/healthz", "/readyz/pages", "/readyz", "/"])
    statuses.push((await app.inject(url)).statusCode);
  expect(statuses).toEqual([200, 503, 503, 200]);
});
