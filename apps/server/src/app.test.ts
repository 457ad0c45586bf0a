import { expect, test } from "vitest";
import { startApp } from "../test/start-app.ts";

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

test.each([
  { url: "/?token=secret", path: "/" },
  { url: "/contactus?email=ada@example.org", path: "/contactus" },
  { url: "/fr/resetPhoneNumber/secret", path: "/fr/resetPhoneNumber/…" },
  { url: "/%72esetPhoneNumber%2fsecret", path: "/resetPhoneNumber/…" },
  { url: "/%3ftoken=secret", path: "/" },
])("logs a request for $url as $path, without its visitor", async ({ url, path }) => {
  const { app, lines } = await startApp({ logLevel: "info" });
  await app.inject({ url, remoteAddress: "192.0.2.7" });
  expect(lines[0]?.["req"]).toEqual({ method: "GET", path });
});
