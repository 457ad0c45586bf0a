import { createServer, type ServerResponse } from "node:http";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { byNginx, codingCases } from "../../src/http/negotiate.cases.ts";
import { listen } from "../free-port.ts";
import { startApp } from "../start-app.ts";
import { hasNginx, startNginx } from "./start-nginx.ts";

const policyMaps = `
  map "" $matchfront_policy { default ""; }
  map "" $matchfront_missing { default /404/index.html; }`;
const leftOut = hasNginx ? "" : " (LEFT OUT: this machine has no nginx)";
const both = ["nginx/matchfront.conf", "static-host/nginx.conf"];

async function startBoth(name: string) {
  const { app } = await startApp({ trustedProxies: 1 });
  const upstream = await app.listen({ host: "127.0.0.1", port: 0 });
  const policies = { "matchfront-policies.conf": policyMaps };
  const { origin, folder } = await startNginx(name, [new URL(upstream).host], policies);
  const ask = async (path: string, init?: RequestInit) => {
    const response = await fetch(new URL(path, origin), { redirect: "manual", ...init });
    return { status: response.status, headers: response.headers, body: await response.text() };
  };
  return { app, upstream, folder, ask };
}

describe.runIf(hasNginx)(`nginx${leftOut}`, () => {
  test.each(both)(
    "limits the posts of one network by docs/deploy/%s, and nothing else (P4, P5)",
    async (name) => {
      const { upstream, ask } = await startBoth(name);
      const askFrom = (address: string, path: string, method: string) =>
        ask(path, { method, headers: { "x-forwarded-for": address, origin: upstream } });
      const post = (address: string) => askFrom(address, "/admin/sendContactUsEmail", "POST");
      const flood = await Promise.all(
        Array.from({ length: 200 }, (_, host) => post(`2001:db8::${host}:1:0:1`)),
      );
      expect(new Set(flood.map(({ status }) => status))).toEqual(new Set([403, 429]));
      const refused = flood.find(({ status }) => status === 429);
      expect(refused?.body).toContain("what you typed once more");
      expect(refused?.headers.get("retry-after")).toBe("5");
      for (const address of ["198.51.100.1", "2001:db8:0:1::1"])
        expect((await post(address)).status).toBe(403);
      expect((await askFrom("2001:db8::1:1", "/counts/search/contact", "POST")).status).not.toBe(429);
      expect((await askFrom("2001:db8::1:1", "/contactus", "GET")).status).toBe(200);
    },
  );

  test("answers each Accept-Encoding with a coding that it accepts, by docs/deploy/nginx", async () => {
    const { ask } = await startBoth("nginx/matchfront.conf");
    for (const [coding, all] of Object.entries(codingCases))
      for (const header of all.split(" | ")) {
        const { headers } = await ask("/", { headers: { "accept-encoding": header } });
        const answered = headers.get("content-encoding") ?? "identity";
        expect([header, answered]).toEqual([header, byNginx[header] ?? coding]);
      }
  });

  test.each(["/get", "/fr/get", "/a/radio", "/healthz", "/nope", "/fr/nope", "/assets/gone-1a2b3c4d.js"])(
    "forwards 60 requests of %s at once, since no answer to them is stored (P5)",
    async (path) => {
      const waiting: ServerResponse[] = [];
      // If nginx let them wait for each other, the first would have no answer in time.
      const upstream = createServer(({ url }, response) => {
        if (url !== path) response.end();
        else if (waiting.push(response) === 60)
          for (const each of waiting) each.writeHead(404, { "cache-control": "no-store" }).end();
      });
      const port = await listen(upstream);
      onTestFinished(() => void upstream.close());
      const { origin } = await startNginx("nginx/matchfront.conf", [`127.0.0.1:${port}`]);
      const asked = Array.from({ length: 60 }, () => fetch(new URL(path, origin)));
      expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([404]));
    },
  );

  test.each(both)("logs paths of pages and calls by docs/deploy/%s, and no secret (P6)", async (name) => {
    const { app, folder, ask } = await startBoth(name);
    const paths = ["/contactus", "/contactus?token=5ecre7", "/?token=5ecre7", "/resetPhoneNumber/5ecre7"];
    const unknown = ["/rset/5ecre7", "/5ecre7/get", "/fr/5ecre7", "/api/5ecre7", "/a/5ecre7", "/%zz5ecre7"];
    const headers = { referer: "https://www.example.org/5ecre7" };
    for (const path of [...paths, ...unknown]) await ask(path, { headers });
    // nginx reports with the whole request that it cannot store a body, or reach no server.
    await rm(join(folder, "temporary"), { recursive: true });
    await ask("/admin/5ecre7", { method: "POST", body: "x".repeat(100_000) });
    await app.close();
    for (const path of [...unknown, "/admin/sendContactUsEmail"]) await ask(path, { headers });
    const read = (file: string) => readFile(join(folder, file), "utf8");
    await expect.poll(() => read("matchfront.log")).toContain("GET /admin/sendContactUsEmail 50");
    const log = await read("matchfront.log");
    expect(log).toMatch(/GET \/contactus(?:\/index\.html)? 200[^]*GET - 404/);
    expect(log + (await read("matchfront-error.log"))).not.toContain("5ecre7");
  });
});
