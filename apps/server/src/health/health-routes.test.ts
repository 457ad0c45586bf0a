import { expect, test } from "vitest";
import { startApp } from "../../test/start-app.ts";

test("a server that can store messages is live and ready", async () => {
  const { app } = await startApp();
  expect((await app.inject("/healthz")).json()).toEqual({ status: "ok" });
  expect((await app.inject("/readyz")).json()).toEqual({ status: "ready" });
});

test("a server without its database is live but not ready, and says no more", async () => {
  const { app, database } = await startApp();
  await database.destroy();
  expect((await app.inject("/healthz")).statusCode).toBe(200);
  const response = await app.inject("/readyz");
  expect(response.statusCode).toBe(503);
  expect(response.json()).toEqual({ status: "unavailable" });
});
