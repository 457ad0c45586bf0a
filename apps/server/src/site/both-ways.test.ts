import { once } from "node:events";
import { request } from "node:http";
import { buffer } from "node:stream/consumers";
import { assert, constantFrom, dictionary, oneof, property, string } from "fast-check";
import { expect, test } from "vitest";
import { isLongRun } from "../../test/is-long-run.ts";
import { builtSite, startApp } from "../../test/start-app.ts";
import { siteResponses } from "./site-responses.ts";
import { loadSite } from "./site.ts";

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

test("answers any request before routing without an error", async () => {
  const { respond } = siteResponses(await loadSite(builtSite), false, () => {});
  const name = constantFrom("accept-encoding", "if-none-match", "range", "cache-control");
  const parts = ["b", "r", "*", "q", "=", "0", "9", ",", ";", "-", '"', "W/", " ", "gzip"];
  const value = oneof(string(), string({ unit: constantFrom(...parts) }));
  const path = oneof(
    constantFrom(...addresses),
    string({ unit: "binary" }).map((text) => `/${text}`),
  );
  const isAnswered = property(path, dictionary(name, value), (url, headers) => {
    const { status = 404 } = respond({ method: "GET", url, headers }) ?? {};
    expect([200, 304, 404, 500]).toContain(status);
  });
  assert(isAnswered, { numRuns: isLongRun ? 2_000 : 200 });
});
