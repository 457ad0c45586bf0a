import { writeFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "../src/storage/tables.ts";
import { planFaults, type CheckedServer, type Fault, type Step, type Store, type World } from "./faults.ts";
import { startMailSink } from "./mail-sink.ts";
import { addMembers, membersASecond, readMembers, startMembers } from "./members.ts";
import { superviseServer } from "./supervised-server.ts";
import { startVisitors } from "./visitors.ts";

/** A fault that happened, by `performance.now`. */
export interface Happening {
  readonly fault: Omit<Fault, "begin" | "isPossible">;
  readonly from: number;
  readonly to: number;
  /** After how many seconds all servers said that they are not ready, where they were to; undefined where one never did. */
  readonly unreadyAfter?: number | undefined;
}

interface ChaosOptions {
  readonly seconds: number;
  readonly seed: number;
  readonly atOnce: number;
  readonly withEachFault?: boolean;
}

/** How long a server may take to see that it is not ready, or is again. */
const readinessTimeout = 30_000;
/** How long mail may take to leave once all is well. */
const mailTimeout = 120_000;

/** Runs real servers under load, makes things go wrong with them, and heals them. Removes the store at the end. */
export async function runChaos<OneStore extends Store>(
  store: OneStore,
  faults: readonly Fault<OneStore>[],
  { seconds, seed, atOnce, withEachFault = false }: ChaosOptions,
) {
  const own = await mkdtemp(join(tmpdir(), "matchfront-chaos-"));
  const sink = await startMailSink();
  const servers: readonly CheckedServer[] = await Promise.all(
    store.variables.map(async (variables, index) => {
      const clockFile = join(own, `clock-${index}`);
      await writeFile(clockFile, "0");
      const environment = {
        SITE_DIR: join(import.meta.dirname, "../test/built-site"),
        SMTP_URL: sink.url.href,
        // A local server adds a demo member when it has listened.
        PUBLIC_URL: "http://127.0.0.1",
        TRUSTED_PROXIES: "1",
        MESSAGES_MAX_PER_HOUR: "10000000",
        DRAIN_SECONDS: "1",
        LOG_LEVEL: "info",
        CLOCK_FILE: clockFile,
        ...variables,
      };
      const flags = [`--import=${join(import.meta.dirname, "shifted-clock.ts")}`];
      return { ...(await superviseServer(environment, flags)), index, clockFile };
    }),
  );
  const origins = servers.map(({ origin }) => origin);
  const members = await inStore(store, (database) => addMembers(database, 100 + seconds * membersASecond));
  const endMembers = startMembers(origins, members);
  const visitors = startVisitors(origins, atOnce);
  const world: World<OneStore> = { servers, store, sink, visitors, waitUntil };
  const possible = faults.filter(({ isPossible }) => isPossible?.(store) ?? true);
  const happenings: Happening[] = [];
  const delays = monitorEventLoopDelay();
  delays.enable();
  const recoveries: (number | undefined)[] = [];
  try {
    const end = performance.now() + seconds * 1000;
    for (const step of planFaults(possible, seed, servers)) {
      happenings.push(...(await suffer(world, step)));
      recoveries.push(await waitUntil("ready"));
      const isComplete =
        !withEachFault || possible.every((fault) => happenings.some((one) => one.fault === fault));
      if (performance.now() >= end && isComplete) break;
      await pause(500);
    }
    await Promise.all([visitors.stop(), endMembers()]);
    const deadMails = await letMailLeave(world);
    await stopAll(servers);
    return {
      happenings,
      impossible: faults.filter((fault) => !possible.includes(fault)).map(({ name }) => name),
      /** After how many seconds all servers were ready again, after each step; undefined if it took too long. */
      recoveries,
      visitors,
      sink,
      servers,
      members,
      membersLeft: await inStore(store, readMembers),
      stored: await inStore(store, readStored),
      hasServersClock: store.hasServersClock,
      deadMails,
      /** By how many seconds this program itself was late, at most: so much of each time may be its own. */
      lateness: delays.max / 1e9,
    };
  } finally {
    await stopAll(servers);
    await sink.close();
    await store.remove();
    await rm(own, { recursive: true });
  }

  async function waitUntil(state: "ready" | "not ready"): Promise<number | undefined> {
    const times = await Promise.all(servers.map(({ origin }) => waitForReadiness(origin, state)));
    const known = times.filter((time) => time !== undefined);
    return known.length < times.length ? undefined : Math.max(...known);
  }
}

export type Run = Awaited<ReturnType<typeof runChaos>>;

async function waitForReadiness(origin: string, state: "ready" | "not ready"): Promise<number | undefined> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < readinessTimeout) {
    const status = await fetch(new URL("/readyz", origin)).then(
      (response) => response.status,
      () => undefined,
    );
    if (status === (state === "ready" ? 200 : 503)) return (performance.now() - startedAt) / 1000;
    await pause(50);
  }
  return undefined;
}

async function suffer<OneStore>(world: World<OneStore>, step: Step<OneStore>): Promise<readonly Happening[]> {
  return await Promise.all(
    step.map(async ({ fault, share, server }) => {
      const from = performance.now();
      const end = await fault.begin(world, server);
      const unreadyAfter = fault.makesUnready ? await world.waitUntil("not ready") : undefined;
      await pause(share * fault.longest);
      await end?.();
      return { fault, from, to: performance.now(), unreadyAfter };
    }),
  );
}

/** Restarts the servers with all mail due, then retries dead mail, as an operator would. Returns how many were dead. */
async function letMailLeave(world: World<Store>): Promise<number> {
  // At its start, each server records what it knows to be accepted.
  await stopAll(world.servers);
  for (const server of world.servers) server.resume();
  await world.waitUntil("ready");
  await restartWithMailDue(world, ["waiting", "sending"]);
  return await restartWithMailDue(world, ["dead"]);
}

async function restartWithMailDue(
  { servers, store }: World<Store>,
  states: readonly ("waiting" | "sending" | "dead")[],
): Promise<number> {
  return await inStore(store, async (database) => {
    const count = async (...counted: typeof states) =>
      (await database.selectFrom("mail_job").select("id").where("state", "in", counted).execute()).length;
    const mails = await count(...states);
    if (mails === 0) return 0;
    await stopAll(servers);
    const change = states.includes("dead") ? ({ state: "waiting", unknowns: 0 } as const) : {};
    await database
      .updateTable("mail_job")
      .set({ ...change, due_at: new Date(0).toISOString() })
      .where("state", "in", states)
      .execute();
    for (const server of servers) server.resume();
    const startedAt = performance.now();
    while ((await count("waiting", "sending")) > 0 && performance.now() - startedAt < mailTimeout)
      await pause(200);
    return mails;
  });
}

async function stopAll(servers: readonly CheckedServer[]): Promise<void> {
  await Promise.all(servers.map((server) => server.stop()));
}

async function inStore<Result>(store: Store, work: (database: Database) => Promise<Result>): Promise<Result> {
  await using database = await store.open();
  return await work(database);
}

async function readStored(database: Database) {
  return await database
    .selectFrom("message")
    .leftJoin("mail_job", "mail_job.id", "message.id")
    .select(["message.id", "fields", "mail_job.state as mail"])
    .execute();
}
