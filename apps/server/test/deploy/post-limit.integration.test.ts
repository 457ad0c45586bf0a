import { describe, expect, test } from "vitest";
import { startApp } from "../start-app.ts";
import { hasNginx, startNginx } from "./start-nginx.ts";

const policyMaps = `
  map "" $matchfront_policy { default ""; }
  map "" $matchfront_missing { default /404/index.html; }`;
const leftOut = hasNginx ? "" : " (LEFT OUT: this machine has no nginx)";

describe.runIf(hasNginx)(`nginx${leftOut}`, () => {
  test.each(["nginx/matchfront.conf", "static-host/nginx.conf"])(
    "limits the posts of one network by docs/deploy/%s, and nothing else (P4, P5)",
    async (name) => {
      const { app } = await startApp({ trustedProxies: 1 });
      const upstream = await app.listen({ host: "127.0.0.1", port: 0 });
      const policies = { "matchfront-policies.conf": policyMaps };
      const { origin } = await startNginx(name, [new URL(upstream).host], policies);
      const ask = async (address: string, path: string, method = "POST") => {
        const headers = { "x-forwarded-for": address, origin: upstream };
        const response = await fetch(new URL(path, origin), { method, headers });
        return { status: response.status, headers: response.headers, body: await response.text() };
      };
      const post = (address: string) => ask(address, "/admin/sendContactUsEmail");
      const flood = await Promise.all(
        Array.from({ length: 200 }, (_, host) => post(`2001:db8::${host}:1:0:1`)),
      );
      expect(new Set(flood.map(({ status }) => status))).toEqual(new Set([403, 429]));
      const refused = flood.find(({ status }) => status === 429);
      expect(refused?.body).toContain("what you typed once more");
      expect(refused?.headers.get("retry-after")).toBe("5");
      for (const address of ["198.51.100.1", "2001:db8:0:1::1"])
        expect((await post(address)).status).toBe(403);
      expect((await ask("2001:db8::1:1", "/counts/search/contact")).status).not.toBe(429);
      expect((await ask("2001:db8::1:1", "/contactus", "GET")).status).toBe(200);
    },
  );
});
