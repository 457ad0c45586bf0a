import { expect, test } from "vitest";
import { startApp } from "../test/start-app.ts";

test("an unforeseen failure tells the visitor nothing of its cause", async () => {
  const { app } = await startApp();
  app.get("/fails", () => {
    throw new Error("password in /etc/secret");
  });
  const response = await app.inject("/fails");
  expect(response.statusCode).toBe(500);
  expect(response.body).toBe("Internal Server Error\n");
  const page = await app.inject({ url: "/fails", headers: { accept: "text/html,*/*" } });
  expect(page.statusCode).toBe(500);
  expect(page.headers["content-security-policy"]).toContain("style-src 'self'");
  expect(page.body).toContain("<h1>It’s not you, it’s us</h1>");
});

test("an unforeseen failure below /fr shows the page for it in French", async () => {
  const { app } = await startApp();
  app.get("/fr/fails", () => {
    throw new Error("password in /etc/secret");
  });
  const page = await app.inject({ url: "/fr/fails", headers: { accept: "text/html,*/*" } });
  expect(page.statusCode).toBe(500);
  expect(page.body).toContain('<html lang="fr">');
});

test("a body that cannot be parsed gets the status alone, also where no route accepts one", async () => {
  const { app } = await startApp();
  const headers = { "content-type": "application/json" };
  const response = await app.inject({ method: "POST", url: "/nope", headers, payload: "{s3cret" });
  expect(response.statusCode).toBe(400);
  expect(response.body).toBe("Bad Request\n");
});

// OWASP ASVS 5.0, 13.1.3: a slow client must not hold a connection for ever.
test("slow clients have their limits, and a keep-alive connection outlives a load balancer's minute", async () => {
  const { app } = await startApp();
  expect(app.server).toMatchObject({
    headersTimeout: 10_000,
    requestTimeout: 60_000,
    keepAliveTimeout: 65_000,
  });
});

test.each([
  { url: "/?token=secret", path: "/" },
  { url: "/contactus?email=ada@example.org", path: "/contactus" },
  { url: "/resetPhoneNumber/secret", path: "/resetPhoneNumber/…" },
  { url: "/fr/resetPhoneNumber/secret", path: "/fr/resetPhoneNumber/…" },
  { url: "/%72esetPhoneNumber%2fsecret", path: "/resetPhoneNumber/…" },
  { url: "/%3ftoken=secret", path: "/" },
])("a request for $url is logged as $path, without its visitor", async ({ url, path }) => {
  const lines: { req?: unknown }[] = [];
  const logStream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const { app } = await startApp({ logLevel: "info", logStream });
  await app.inject({ url, remoteAddress: "192.0.2.7" });
  expect(lines[0]?.req).toEqual({ method: "GET", path });
});
