import { once } from "node:events";
import { get } from "node:http";
import { expect, test } from "vitest";
import { startApp } from "../../test/start-app.ts";

const apple = "https://apps.apple.com/app/id1";
const google = "https://play.google.com/store/apps/details?id=fixture";

test.each([
  { device: "Mozilla/5.0 (Linux; Android 14; SM-A245F) Chrome/130.0 Mobile", target: google },
  { device: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1", target: apple },
  { device: "Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X)", target: apple },
  { device: "Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0", target: "/download#stores" },
  { device: "", target: "/download#stores" },
])("$device is sent to $target", async ({ device, target }) => {
  const { app } = await startApp();
  const { statusCode, headers } = await app.inject({ url: "/get", headers: { "user-agent": device } });
  expect(statusCode).toBe(302);
  expect(headers).toMatchObject({ location: target, vary: "user-agent", "cache-control": "no-store" });
});

test.each([
  { device: "Android 14", target: "https://play.google.com/store/apps/details?id=fixture.blacks" },
  { device: "iPhone", target: "https://apps.apple.com/app/id2" },
  { device: "X11; Linux x86_64", target: "/fixture-blacks" },
])("the variant's own address sends $device to $target", async ({ device, target }) => {
  const { app } = await startApp();
  const url = "/fixture-blacks/get";
  const { statusCode, headers } = await app.inject({ url, headers: { "user-agent": device } });
  expect(statusCode).toBe(302);
  expect(headers).toMatchObject({ location: target, vary: "user-agent", "cache-control": "no-store" });
});

test.each([
  { url: "/fr/get", target: "/fr/download#stores" },
  { url: "/sw/fixture-blacks/get", target: "/sw/fixture-blacks" },
])("$url sends a computer to $target, and a phone to its store", async ({ url, target }) => {
  const { app } = await startApp();
  const locationFor = async (device: string) => {
    const { statusCode, headers } = await app.inject({ url, headers: { "user-agent": device } });
    return [statusCode, headers.location];
  };
  expect(await locationFor("X11; Linux x86_64")).toEqual([302, target]);
  expect(await locationFor("iPhone")).toEqual([302, expect.stringMatching(/^https:\/\/apps\.apple\.com\//)]);
});

test("who does not say what they are is sent to /download#stores", async () => {
  const { app } = await startApp();
  const asking = get(new URL("/get", await app.listen({ host: "127.0.0.1", port: 0 })));
  const [response] = await once(asking, "response");
  expect([response.statusCode, response.headers.location]).toEqual([302, "/download#stores"]);
  response.resume();
});

test.each([
  "/get?to=https://evil.example",
  "/get?c=//evil.example",
  "/get?url=javascript:alert(1)",
  "/get#//evil.example",
])("%s leads nowhere else", async (url) => {
  const { app } = await startApp();
  const host = "evil.example";
  const { headers } = await app.inject({ url, headers: { host, "x-forwarded-host": host } });
  expect(headers.location).toBe("/download#stores");
});
