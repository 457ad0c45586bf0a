import { once } from "node:events";
import { request } from "node:http";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { startApp } from "../../test/start-app.ts";

const addresses = [
  "/",
  "/?utm_source=mail",
  "/?token=a.b.c",
  "/contactus",
  "/contactus/",
  "/contactus/index.html",
  "/contact%75s",
  "/fr/contactus/sent?reference=0199a1b2",
  "/fr/404",
  "/500/",
  "/robots.txt",
  "/favicon.ico",
  "/assets/boot-1a2b3c4d.js",
];
const conditions = [
  {},
  { "accept-encoding": "gzip, deflate, br, zstd" },
  { "accept-encoding": "gzip;q=1, br;q=0" },
  { "accept-encoding": "*" },
  { "if-none-match": "*" },
  { "if-none-match": '"other"' },
  { range: "bytes=2-5" },
];
const requests = addresses.flatMap((path) =>
  conditions.flatMap((headers) => (["GET", "HEAD"] as const).map((method) => ({ method, path, headers }))),
);

const ofConnection = new Set(["date", "connection", "keep-alive"]);

function withoutConnection(headers: object) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.has(name)));
}

test("sends the same status, headers and bytes before routing as through the routes", async () => {
  const { app } = await startApp();
  let routed = 0;
  app.addHook("onRequest", async () => {
    routed += 1;
  });
  const origin = await app.listen({ host: "127.0.0.1", port: 0 });
  const before: object[] = [];
  const after: object[] = [];
  for (const { method, path, headers } of requests) {
    const asked = request(new URL(path, origin), { method, headers });
    asked.end();
    const [response] = await once(asked, "response");
    const sent = withoutConnection(response.headers);
    before.push({ method, path, headers, status: response.statusCode, sent, body: await buffer(response) });
  }
  expect(routed).toBe(0);
  for (const { method, path, headers } of requests) {
    const response = await app.inject({ method, url: path, headers });
    const sent = withoutConnection(response.headers);
    after.push({ method, path, headers, status: response.statusCode, sent, body: response.rawPayload });
  }
  expect(routed).toBe(requests.length);
  expect(before).toEqual(after);
});
