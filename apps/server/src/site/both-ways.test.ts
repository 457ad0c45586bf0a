import { once } from "node:events";
import { request } from "node:http";
import { buffer } from "node:stream/consumers";
import { assert, constantFrom, dictionary, oneof, property, string } from "fast-check";
import { expect, test } from "vitest";
import { builtSite, startApp } from "../../test/start-app.ts";
import { siteResponses } from "./site-responses.ts";
import { loadSite } from "./site.ts";

const now = () => new Date("2027-01-01T00:00:00Z");
const asset = "/assets/boot-1a2b3c4d.js";
const addresses = [
  "/",
  "/?utm_source=mail",
  "/?token=a.b.c",
  "/?password=abc",
  "/contactus",
  "/contactus/",
  "/contactus/index.html",
  "/contact%75s",
  "/contactus/sent?reference=0199a1b2",
  "/fr/contactus/sent?reference=0199a1b2",
  "/404",
  "/fr/404",
  "/500/",
  "/robots.txt",
  "/favicon.ico",
  "/og/home.png",
  asset,
];
const conditions = [
  {},
  { "accept-encoding": "gzip, deflate, br, zstd" },
  { "accept-encoding": "gzip;q=1, br;q=0" },
  { "accept-encoding": "*" },
  { "if-none-match": "*" },
  { "if-none-match": '"other"' },
  { range: "bytes=2-5" },
  { range: "bytes=-3" },
  { range: "bytes=999999-" },
  { range: "bytes=0-1,4-5" },
  { range: "lines=1-2" },
  { range: "bytes=2-5", "if-range": '"other"' },
  { range: "bytes=2-5", "accept-encoding": "br" },
];
const cases = addresses.flatMap((path) =>
  conditions.flatMap((headers) => (["GET", "HEAD"] as const).map((method) => ({ method, path, headers }))),
);

/** Of one connection, not of the response. */
function withoutConnection({
  date: _date,
  connection: _connection,
  "keep-alive": _keepAlive,
  ...headers
}: object & {
  date?: unknown;
  connection?: unknown;
  "keep-alive"?: unknown;
}) {
  return headers;
}

test("what is sent before routing is what the routes would send: status, headers and bytes", async () => {
  const { app } = await startApp({ now });
  let routed = 0;
  app.addHook("onRequest", async () => {
    routed += 1;
  });
  const origin = await app.listen({ host: "127.0.0.1", port: 0 });
  const differences = [];
  for (const { method, path, headers } of cases) {
    const asked = request(new URL(path, origin), { method, headers });
    asked.end();
    const [response] = await once(asked, "response");
    const before = {
      status: response.statusCode,
      headers: withoutConnection(response.headers),
      body: await buffer(response),
    };
    expect(routed).toBe(0);
    const {
      statusCode: status,
      headers: others,
      rawPayload: body,
    } = await app.inject({ method, url: path, headers });
    expect(routed).toBe(1);
    routed = 0;
    const after = { status, headers: withoutConnection(others), body };
    try {
      expect(before).toEqual(after);
    } catch (error) {
      differences.push({ method, path, headers, error });
    }
  }
  expect(differences).toEqual([]);
});

test("whatever a request says, it is answered, and nothing fails before routing", async () => {
  const { respond } = siteResponses(await loadSite(builtSite), false, now);
  const name = constantFrom("accept-encoding", "if-none-match", "if-range", "range", "cache-control");
  const value = oneof(
    string(),
    string({
      unit: constantFrom("b", "r", "*", "q", "=", "0", "9", ",", ";", "-", '"', "W/", " ", "bytes=", "gzip"),
    }),
  );
  const path = oneof(
    constantFrom(...addresses),
    string({ unit: "binary" }).map((text) => `/${text}`),
  );
  assert(
    property(path, dictionary(name, value), (url, headers) => {
      const { status = 404 } = respond({ method: "GET", url, headers }) ?? {};
      expect([200, 206, 304, 404, 416, 500]).toContain(status);
    }),
    { numRuns: 2000 },
  );
});
