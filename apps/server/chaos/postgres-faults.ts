import assert from "node:assert";
import { faults, type Fault } from "./faults.ts";
import type { PostgresStore } from "./postgres-store.ts";

/** Cuts the connections of each server, one after another. */
function cutConnections(name: string, at: RegExp): Fault<PostgresStore> {
  return {
    name,
    part: "server",
    longest: 5_000,
    async begin({ store }) {
      const over = Promise.withResolvers<"over">();
      const cutting = store.proxies.map(async (proxy) => {
        while ((await Promise.race([proxy.cut(at), over.promise])) !== "over");
        proxy.cutNoMore();
      });
      return async () => {
        over.resolve("over");
        await Promise.all(cutting);
      };
    },
  };
}

/** Rejects every other message as a deadlock or a serialization failure would, so that a retry may succeed. */
const failure = `
  create function fail() returns trigger language plpgsql as $$
  begin
    if random() < 0.5 then
      raise 'not now' using errcode = case when random() < 0.5 then '40001' else '40P01' end;
    end if;
    return new;
  end $$;
  create trigger failing before insert on message for each row execute function fail();
`;

/** The faults of several servers and their PostgreSQL. */
export const postgresFaults: readonly Fault<PostgresStore>[] = [
  ...faults,
  {
    name: "database restarted",
    part: "server",
    longest: 0,
    begin: ({ store }) => store.primary().restart(),
  },
  {
    name: "database down",
    part: "server",
    longest: 8_000,
    makesUnready: true,
    async begin({ store }) {
      await store.primary().kill();
      return () => store.primary().restart();
    },
  },
  {
    name: "primary lost, standby promoted",
    part: "server",
    longest: 5_000,
    async begin({ store }) {
      await store.primary().kill();
      return () => store.failOver();
    },
  },
  {
    name: "standby lost",
    part: "server",
    longest: 8_000,
    makesUnready: true,
    async begin({ store }) {
      await store.standby().kill();
      return () => store.standby().restart();
    },
  },
  {
    name: "messages locked by another session",
    part: "server",
    longest: 0,
    // Longer than a call may take.
    begin: async ({ store }) =>
      void (await store.query("begin; lock table message; select pg_sleep(6); commit")),
  },
  {
    name: "every other message in a deadlock",
    part: "server",
    longest: 5_000,
    async begin({ store }) {
      await store.query(failure);
      return () => store.query("drop function fail cascade");
    },
  },
  cutConnections("COMMIT done, its answer lost", /COMMIT\0/),
  cutConnections("COMMIT lost on its way", /commit\0/),
  {
    name: "one server cut off from the database",
    part: "server",
    longest: 8_000,
    async begin({ store }, { index }) {
      const proxy = store.proxies[index];
      assert(proxy);
      proxy.hold();
      return async () => proxy.pass();
    },
  },
  {
    name: "network to the database slow",
    part: "server",
    longest: 8_000,
    async begin({ store }) {
      for (const proxy of store.proxies) proxy.slowDown(100);
      return async () => {
        for (const proxy of store.proxies) proxy.slowDown(0);
      };
    },
  },
];
