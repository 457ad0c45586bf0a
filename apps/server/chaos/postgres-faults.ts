import assert from "node:assert";
import { faults, serverFault, type Fault } from "./faults.ts";
import type { PostgresStore } from "./postgres-store.ts";

function cutConnections(name: string, at: RegExp): Fault<PostgresStore> {
  return serverFault(name, 5_000, async ({ store }) => {
    const over = Promise.withResolvers<"over">();
    const cutting = store.proxies.map(async (proxy) => {
      while ((await Promise.race([proxy.cut(at), over.promise])) !== "over");
      proxy.cutNoMore();
    });
    return async () => {
      over.resolve("over");
      await Promise.all(cutting);
    };
  });
}

/** Kills one of the clusters, without which no commit is possible, for a while. */
function lostCluster(name: string, which: "primary" | "standby"): Fault<PostgresStore> {
  const begin: Fault<PostgresStore>["begin"] = async ({ store }) => {
    await store[which]().kill();
    return () => store[which]().restart();
  };
  return serverFault(name, 8_000, begin, { makesUnready: true });
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

export const postgresFaults: readonly Fault<PostgresStore>[] = [
  ...faults,
  serverFault("database restarted", 0, ({ store }) => store.primary().restart()),
  lostCluster("database down", "primary"),
  serverFault("primary lost, standby promoted", 5_000, async ({ store }) => {
    await store.primary().kill();
    return () => store.failOver();
  }),
  lostCluster("standby lost", "standby"),
  // Longer than a call may take.
  serverFault("messages locked by another session", 0, async ({ store }) => {
    await store.query("begin; lock table message; select pg_sleep(6); commit");
  }),
  serverFault("every other message in a deadlock", 5_000, async ({ store }) => {
    await store.query(failure);
    return () => store.query("drop function fail cascade");
  }),
  cutConnections("COMMIT done, its answer lost", /COMMIT\0/),
  cutConnections("COMMIT lost on its way", /commit\0/),
  serverFault("one server cut off from the database", 8_000, async ({ store }, { index }) => {
    const proxy = store.proxies[index];
    assert(proxy);
    proxy.hold();
    return async () => proxy.pass();
  }),
  serverFault("network to the database slow", 8_000, async ({ store }) => {
    for (const proxy of store.proxies) proxy.slowDown(100);
    return async () => store.proxies.forEach((proxy) => proxy.slowDown(0));
  }),
];
