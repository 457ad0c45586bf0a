import { describe, expect, test } from "vitest";
import { startVisitors } from "../../chaos/visitors.ts";
import { query } from "../../test/postgres-cluster.ts";
import { startBalancer } from "../../test/start-balancer.ts";
import { hasPostgres } from "../../test/temporary-postgres.ts";
import { startThreeServers } from "../../test/three-servers.ts";

describe.runIf(hasPostgres)("three servers behind a balancer", () => {
  test(
    "are restarted one after the other under load, and no visitor sees it (P1 to P5)",
    { timeout: 180_000 },
    async () => {
      const { database, sink, servers } = await startThreeServers({
        TRUSTED_PROXIES: "1",
        DRAIN_SECONDS: "3",
      });
      const balancer = await startBalancer(servers.map(({ origin }) => origin));
      const visitors = startVisitors({ origins: [balancer.origin], atOnce: 4 });
      for (const server of servers) {
        await expect.poll(() => balancer.ready()).toHaveLength(servers.length);
        server.end("SIGTERM");
        await expect
          .poll(() => server.endings)
          .toEqual([expect.objectContaining({ code: 0, isMeant: true })]);
      }
      await expect.poll(() => balancer.ready()).toHaveLength(servers.length);
      await visitors.stop();
      const attempts = visitors.posts.flatMap((post) => post.attempts);
      expect(attempts.length).toBeGreaterThan(0);
      expect([...attempts, ...visitors.pages].filter(({ answer }) => answer !== "thanked")).toEqual([]);
      const stored = await query(new URL(database), "select id from message");
      expect(stored).toHaveLength(visitors.posts.length);
      await expect.poll(() => sink.copies.size).toBe(stored.length);
      expect([...sink.copies.values()].filter((copies) => copies.length > 1)).toEqual([]);
    },
  );
});
