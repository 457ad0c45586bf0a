import { describe, expect, test } from "vitest";
import { runCommand } from "../stored-messages.ts";
import { builtSite, startApp } from "../start-app.ts";
import { hasNginx, startNginx } from "./start-nginx.ts";

const leftOut = hasNginx ? "" : " (LEFT OUT: this machine has no nginx)";
/** Of the answer's way, or of no use to browsers of today. */
const others = new Set([
  "date",
  "server",
  "connection",
  "content-length",
  "content-encoding",
  "vary",
  "etag",
  "last-modified",
  "accept-ranges",
  "keep-alive",
]);

describe.runIf(hasNginx)(`nginx as a static host, by docs/deploy/static-host${leftOut}`, () => {
  test("answers as the server does: status, type, policy and cache headers of each page and file", async () => {
    const { app, origin } = await startBoth();
    const paths = [
      "/",
      "/contactus",
      "/contactus/",
      "/robots.txt",
      "/og/home.png",
      "/favicon.ico",
      "/icon-192.png",
      "/manifest.webmanifest",
      "/sitemap.xml",
      "/nope",
      "/fr/contactus",
      "/fr/nope",
      "/fr/deeper/nope/",
      "/free",
      "/%zz",
      "/?token=5ecre7",
      "/?a=1&password=5ecre7",
      "/?tokens=1",
      "/fr",
      "/fr?token=5ecre7",
      "/fr/?password=5ecre7",
      "/?%74oken=5ecre7",
      "/fr?a=1&p%61ssword=5ecre7",
      "/resetPhoneNumber/5ecre7",
      "/%72esetPhoneNumber/5ecre7",
      "/fr/reset%50honeNumber/5ecre7",
      "/resetPhoneNumber/5ecre7/",
      "/en/reset-phone-number/5ecre7",
      "/de/resetphonenumber%252F5ecre7",
      "/home?TOKEN=5ecre7",
      "/?a=1&amp;token%3D5ecre7",
      "/contactus?password=5ecre7",
      "/%3Ftoken=5ecre7",
      "/?%20password%20=5ecre7",
      "/resetPhone%20Nr/5ecre7",
      "/contactus?topic=Help%20%2F%20Support",
    ];
    for (const path of paths) {
      const [own, response] = await Promise.all([
        app.inject(path),
        fetch(new URL(path, origin), { redirect: "manual" }),
      ]);
      expect([path, await response.text()]).toEqual([path, own.body]);
      const headersOf = (headers: Iterable<readonly [string, unknown]>) =>
        Object.fromEntries([...headers].filter(([name]) => !others.has(name)));
      const expected = { path, status: own.statusCode, headers: headersOf(Object.entries(own.headers)) };
      expect({ path, status: response.status, headers: headersOf(response.headers) }).toEqual(expected);
    }
  });

  test("has plain text for a missing asset, and hands calls, counts, /get, /a and references to the server", async () => {
    const { origin } = await startBoth();
    const ask = (path: string, init?: RequestInit) =>
      fetch(new URL(path, origin), { redirect: "manual", ...init });
    const missing = await ask("/assets/gone-12345678.js");
    expect([
      missing.status,
      missing.headers.get("content-type"),
      missing.headers.get("cache-control"),
    ]).toEqual([404, "text/plain; charset=utf-8", "no-store"]);
    const asset = await ask("/assets/boot-1a2b3c4d.js");
    expect([asset.status, asset.headers.get("cache-control")]).toEqual([
      200,
      "public, max-age=31536000, immutable",
    ]);
    const body = new URLSearchParams({ topic: "Ad Sales", email: "ada@example.org", description: "Hello" });
    const posted = await ask("/admin/sendContactUsEmail", { method: "POST", body });
    expect(posted.status).toBe(303);
    const [, reference = ""] = /reference=(.+)/.exec(posted.headers.get("location") ?? "") ?? [];
    expect(await (await ask(`/contactus/sent?reference=${reference}`)).text()).toContain(reference);
    expect(await (await ask("/fr/contactus/sent?reference=0199a1b2")).text()).toContain("0199a1b2");
    for (const get of ["/get", "/fixture-blacks/get", "/fr/get", "/sw/fixture-blacks/get"])
      expect([get, (await ask(get)).status]).toEqual([get, 302]);
    expect((await ask("/counts/empty-search", { method: "POST" })).status).toBe(204);
    expect((await ask("/fr/a/nobody")).headers.get("location")).toBe("/fr");
    expect((await ask("/.well-known/security.txt")).status).toBe(200);
  });
});

async function startBoth() {
  const { app } = await startApp({ publicUrl: new URL("https://www.example.org"), trustedProxies: 1 });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { printed } = await runCommand("policies", {
    SITE_DIR: builtSite,
    PUBLIC_URL: "https://www.example.org",
  });
  const { origin } = await startNginx("static-host/nginx.conf", [new URL(app.listeningOrigin).host], {
    "matchfront-policies.conf": printed,
  });
  return { app, origin };
}
