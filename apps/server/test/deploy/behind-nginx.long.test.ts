import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import { startMailSink } from "../../chaos/mail-sink.ts";
import { superviseServer, type SupervisedServer } from "../../chaos/supervised-server.ts";
import { startVisitors, type Visitors } from "../../chaos/visitors.ts";
import { query } from "../postgres-cluster.ts";
import { builtSite } from "../start-app.ts";
import { temporaryFolder } from "../temporary-database.ts";
import { hasPostgres, temporaryPostgres } from "../databases.ts";
import { hasNginx, startNginx } from "./start-nginx.ts";

const lacking = [...(hasNginx ? [] : ["nginx"]), ...(hasPostgres ? [] : ["PostgreSQL"])];
const leftOut = lacking.length > 0 ? ` (LEFT OUT: this machine has no ${lacking.join(" and no ")})` : "";

describe.runIf(lacking.length === 0)(
  `three servers behind nginx, by docs/deploy/nginx/matchfront.conf${leftOut}`,
  () => {
    test.each([
      { happening: "restarted", signal: "SIGTERM", code: 0, rest: 0 },
      // nginx leaves it alone for two seconds: killed faster than that, none of the three would be left.
      { happening: "killed", signal: "SIGKILL", code: null, rest: 2_500 },
    ] as const)(
      "are $happening one after the other under load, and each thanks is one stored message (P1 to P5)",
      async ({ signal, code, rest }) => {
        const { database, sink, servers, origin } = await startServers();
        const visitors = startVisitors([origin], 8);
        for (const server of servers) {
          const served = visitors.posts.length;
          server.end(signal);
          await expect.poll(() => server.endings).toEqual([expect.objectContaining({ code, isMeant: true })]);
          await expect.poll(() => server.endings[0]?.upAt).toBeDefined();
          await pause(rest);
          await expect.poll(() => visitors.posts.length).toBeGreaterThan(served + 50);
        }
        await visitors.stop();
        // They log what they refused ten seconds later.
        await expect.poll(() => troublesOf(visitors, servers)).toEqual([]);
        const stored = await query(new URL(database), "select id from message");
        expect(stored).toHaveLength(visitors.findThanked().length);
        if (signal === "SIGKILL") return;
        await expect.poll(() => sink.copies.size).toBe(stored.length);
        expect([...sink.copies.values()].filter((copies) => copies.length > 1)).toEqual([]);
      },
      240_000,
    );

    test("leave pages to nginx when all are gone, and neither a call nor a secret (P5, P6)", async () => {
      const { servers, origin, folder } = await startServers();
      const ask = async (path: string, init?: RequestInit) => {
        const response = await fetch(new URL(path, origin), { redirect: "manual", ...init });
        return { status: response.status, body: await response.text(), headers: response.headers };
      };
      const secrets = [
        "/?token=5ecre7",
        "/fr?token=5ecre7",
        "/resetPhoneNumber/5ecre7",
        "/fr/resetPhoneNumber/5ecre7",
        "/Fr/reset-phone-number/5ecre7/",
        "/fr/resetPassword/5ecre7",
        "/resetphonenumber%252F5ecre7",
        "/home?TOKEN=5ecre7",
        "/fr/%26token=5ecre7",
        "/contactus/sent?reference=5ec2e7a1",
      ];
      const posted = {
        method: "POST",
        body: new URLSearchParams({ topic: "Ad Sales", email: "ada@example.org", description: "5ecre7" }),
      };
      const pages = ["/", "/contactus", "/assets/boot-1a2b3c4d.js"];
      const before = new Map<string, string>();
      for (const page of pages) before.set(page, (await ask(page)).body);
      for (const secret of secrets) expect((await ask(secret)).headers.get("cache-control")).toBe("no-store");
      expect((await ask("/admin/sendContactUsEmail", posted)).status).toBe(303);
      await Promise.all(servers.map((server) => server.stop()));

      for (const page of pages)
        expect(await ask(page)).toMatchObject({ status: 200, body: before.get(page) });
      for (const [path, init] of [
        ...secrets.map((secret) => [secret] as const),
        ["/admin/sendContactUsEmail", posted] as const,
      ]) {
        const { status, headers, body } = await ask(path, init);
        expect([path, status, headers.get("retry-after")]).toEqual([path, 503, "5"]);
        expect(body).toContain("what you typed once more");
      }
      // Neither the cache nor a log has any of it.
      const files = await readdir(folder, { recursive: true, withFileTypes: true });
      const kept = await Promise.all(
        files
          .filter((file) => file.isFile())
          .map((file) => readFile(join(file.parentPath, file.name), "latin1")),
      );
      expect(kept.filter((content) => content.includes("boot-1a2b3c4d")).length).toBeGreaterThan(0);
      expect(kept.filter((content) => /5ec[r2]e7/.test(content))).toEqual([]);
    }, 120_000);
  },
);

async function startServers() {
  const database = await temporaryPostgres();
  const sink = await startMailSink();
  onTestFinished(() => sink.close());
  const environment = {
    SITE_DIR: builtSite,
    DATABASE_URL: database,
    SMTP_URL: sink.url.href,
    LOG_LEVEL: "warn",
    MESSAGES_MAX_PER_HOUR: "10000000",
    PUBLIC_URL: "http://127.0.0.1",
    TRUSTED_PROXIES: "127.0.0.1",
    DRAIN_SECONDS: "1",
  };
  const folders = [await temporaryFolder(), await temporaryFolder(), await temporaryFolder()];
  const servers = await Promise.all(folders.map((DATA_DIR) => superviseServer({ ...environment, DATA_DIR })));
  onTestFinished(async () => void (await Promise.all(servers.map((server) => server.stop()))));
  const nginx = await startNginx(
    "nginx/matchfront.conf",
    servers.map(({ origin }) => new URL(origin).host),
  );
  return { database, sink, servers, ...nginx };
}

/**
 * Returns the answers other than thanks and pages. A busy server may reject a call and return the input: that is ignored,
 * but an error page of nginx is not.
 */
function troublesOf({ posts, pages }: Visitors, servers: readonly SupervisedServer[]): readonly string[] {
  const areBusy = servers.some(({ troubles }) => troubles.has("calls rejected"));
  const answers = [...posts.flatMap(({ attempts }) => attempts), ...pages].map(({ answer }) => answer);
  return answers.filter((answer) => answer !== "thanked" && !(areBusy && answer === "come again"));
}
