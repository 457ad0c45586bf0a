import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { startApp } from "../test/start-app.ts";
import { createLog } from "./operations/create-log.ts";

test.each([
  { path: "/fails", shows: "<h1>It’s not you, it’s us</h1>" },
  { path: "/fr/fails", shows: '<html lang="fr">' },
])("answers an unexpected error at $path with its language's page, without the cause", async (given) => {
  const { app } = await startApp();
  app.get(given.path, () => {
    throw new Error("password in /etc/secret");
  });
  const { statusCode, body } = await app.inject(given.path);
  expect([statusCode, body]).toEqual([500, "Internal Server Error\n"]);
  const page = await app.inject({ url: given.path, headers: { accept: "text/html,*/*" } });
  expect(page.statusCode).toBe(500);
  expect(page.headers["content-security-policy"]).toContain("style-src 'self'");
  expect(page.body).toContain(given.shows);
  expect(page.body).not.toContain("secret");
});

test("answers an unreadable body with the status alone, at any address", async () => {
  const { app } = await startApp();
  const headers = { "content-type": "application/json" };
  const { statusCode, body } = await app.inject({
    method: "POST",
    url: "/nope",
    headers,
    payload: "{s3cret",
  });
  expect([statusCode, body]).toEqual([400, "Bad Request\n"]);
});

test("logs no character that a terminal or an editor executes, and loses none", () => {
  let line = "";
  const msg = "\u202e\u2028\u0085\u009b2J\u{e0041}";
  createLog("info", { write: (text) => (line = text) }).info(msg);
  expect(line).toMatch(/^[\x20-\x7e]+\n$/);
  expect(JSON.parse(line)).toMatchObject({ msg });
});

test.each([
  { url: "/?token=secret", path: "/" },
  { url: "/contactus?email=ada@example.org", path: "/contactus" },
  { url: "/contactus/sent?reference=0199a1b2", path: "/contactus/sent" },
  { url: "/healthz?secret", path: "/healthz" },
  { url: "/a/secret", path: "/a/*" },
  { url: "/fr/resetPhoneNumber/secret", path: "/…" },
  { url: "/rset/secret", path: "/…" },
  { url: "/contactus%3ftoken=secret", path: "/…" },
  { url: "/assets/secret.js", path: "/…" },
])("logs a request for $url as $path, without its visitor", async ({ url, path }) => {
  const { app, lines } = await startApp({ logLevel: "trace" });
  const origin = await app.listen({ host: "127.0.0.1", port: 0 });
  await app.inject({ url, remoteAddress: "192.0.2.7" });
  const headers = { referer: `${origin}${url}`, "user-agent": "secret" };
  await fetch(new URL(url, origin), { headers, redirect: "manual" });
  // A request that cannot be parsed.
  const socket = connect(Number(new URL(origin).port), "127.0.0.1");
  socket.end(`GET ${url} HTTP/9\r\n\r\n`).resume();
  await once(socket, "close");
  const logged = lines.flatMap(({ req }) => (req ? [req] : []));
  expect(logged).toEqual(Array.from({ length: 2 }, () => ({ method: "GET", path })));
  expect(JSON.stringify(lines)).not.toMatch(/secret|192\.0\.2\.7|ada@|rawPacket/);
});
