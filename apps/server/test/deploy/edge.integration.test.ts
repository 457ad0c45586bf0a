import { createServer, type ServerResponse } from "node:http";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { codingCases } from "../../src/http/negotiate.cases.ts";
import { listen } from "../free-port.ts";
import { startApp } from "../start-app.ts";
import { hasNginx, startNginx } from "./start-nginx.ts";

const leftOut = hasNginx ? "" : " (LEFT OUT: this machine has no nginx)";
const policyMaps = `
  map "" $matchfront_policy { default ""; }
  map "" $matchfront_missing { default /404/index.html; }`;

async function startBoth(name: string) {
  const { app } = await startApp({ trustedProxies: 1 });
  const { host } = new URL(await app.listen({ host: "127.0.0.1", port: 0 }));
  const nginx = await startNginx(name, [host], { "matchfront-policies.conf": policyMaps });
  const ask = (path: string, init?: RequestInit) =>
    fetch(new URL(path, nginx.origin), { redirect: "manual", ...init });
  return { ...nginx, app, ask };
}

describe.runIf(hasNginx)(`nginx${leftOut}`, () => {
  test("answers each Accept-Encoding with a coding that it accepts, by docs/deploy/nginx", async () => {
    const { ask } = await startBoth("nginx/matchfront.conf");
    for (const [header, byServer, byNginx = byServer] of codingCases) {
      const { headers } = await ask("/", { headers: { "accept-encoding": header } });
      expect([header, headers.get("content-encoding") ?? "identity"]).toEqual([header, byNginx]);
    }
  });

  test.each(["/get", "/fr/get", "/a/radio", "/healthz", "/nope", "/fr/nope", "/assets/gone-1a2b3c4d.js"])(
    "forwards 60 requests of %s at once, since no answer to them is stored (P5)",
    async (path) => {
      const waiting: ServerResponse[] = [];
      // With nginx's lock, none of them would have an answer before the others are asked.
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
      expect(waiting).toHaveLength(60);
    },
  );

  test("asks the server once for a page that many want", async () => {
    const { app, ask } = await startBoth("nginx/matchfront.conf");
    await (await ask("/contactus")).text();
    let asked = 0;
    app.server.prependListener("request", () => (asked += 1));
    await Promise.all(Array.from({ length: 60 }, async () => (await ask("/contactus")).text()));
    expect(asked).toBeLessThan(5);
  });

  test.each(["nginx/matchfront.conf", "static-host/nginx.conf"])(
    "logs paths of pages and calls by docs/deploy/%s, and none that may have a secret (P6)",
    async (name) => {
      const { app, ask, folder } = await startBoth(name);
      const paths = ["/contactus", "/contactus?token=5ecre7", "/healthz", "/admin/sendContactUsEmail"];
      const secrets = ["/rset/5ecre7", "/5ecre7/get", "/fr/5ecre7", "/api/5ecre7", "/a/5ecre7", "/%zz5ecre7"];
      const links = ["/?token=5ecre7", "/resetPhoneNumber/5ecre7", "/contactus/sent?reference=5ecre7a1"];
      const askAll = async (all: readonly string[]) => {
        for (const path of all)
          for (const method of ["GET", "POST"])
            await (await ask(path, { method, headers: { referer: `https://a.example${path}` } })).text();
      };
      await askAll([...paths, ...secrets, ...links]);
      // nginx reports with the whole request that it can neither store a page nor reach a server.
      await rm(join(folder, "matchfront"), { recursive: true, force: true });
      await rm(join(folder, "temporary"), { recursive: true });
      await ask("/admin/5ecre7", { method: "POST", body: "x".repeat(100_000) });
      await ask("/fr?5ecre7");
      await app.close();
      await askAll(secrets);
      const read = (file: string) => readFile(join(folder, file), "utf8");
      await expect.poll(() => read("matchfront.log")).toContain("POST /admin/sendContactUsEmail 4");
      const log = await read("matchfront.log");
      expect(log).toMatch(/GET \/contactus(?:\/index\.html)? 200/);
      expect(log).toMatch(/GET - 404/);
      expect(log + (await read("matchfront-error.log"))).not.toContain("5ecre7");
    },
  );
});
