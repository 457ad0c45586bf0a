import { writeFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "../src/database/database.ts";
import { makeDataFolder } from "./data-folder.ts";
import { faults, type Fault, type World } from "./faults.ts";
import { startMailSink, type MailSink } from "./mail-sink.ts";
import { planFaults, type Step } from "./plan.ts";
import { superviseServer, type SupervisedServer } from "./supervised-server.ts";
import { startVisitors, type Visitors } from "./visitors.ts";

/** A fault that happened, by `performance.now`. */
export interface Happening {
  readonly fault: Fault;
  readonly from: number;
  readonly to: number;
  /** After how many seconds the server said that it is not ready, where it was to; undefined where it never did. */
  readonly unreadyAfter?: number | undefined;
}

/** What happened in a run, and what is left of it. */
export interface Run {
  readonly happenings: readonly Happening[];
  readonly impossible: readonly string[];
  /** After how many seconds the server was ready again, after each step; undefined where it took too long. */
  readonly recoveries: readonly (number | undefined)[];
  readonly visitors: Pick<Visitors, "posts" | "pages">;
  readonly sink: Pick<MailSink, "copies" | "cuts">;
  readonly server: Pick<SupervisedServer, "endings" | "leaks" | "troubles">;
  readonly stored: readonly { readonly id: string; readonly fields: string; readonly mail: string | null }[];
  /** How many mails were given up before they were retried. */
  readonly deadMails: number;
  /** By how many seconds this program itself was late, at most: so much of each time may be its own. */
  readonly lateness: number;
}

interface ChaosOptions {
  readonly seconds: number;
  readonly seed: number;
  /** How many visitors post at a time. */
  readonly atOnce: number;
}

/** How long the server may take to see that it is not ready, or is again. */
const readinessTimeout = 30_000;
/** How long mail may take to leave once all is well. */
const mailTimeout = 120_000;

/**
 * Runs the real server under load, makes things go wrong with it, and heals them. What is left is compared by
 * `findBreaches`.
 */
export async function runChaos({ seconds, seed, atOnce }: ChaosOptions): Promise<Run> {
  const own = await mkdtemp(join(tmpdir(), "matchfront-chaos-"));
  const clockFile = join(own, "clock");
  await writeFile(clockFile, "0");
  const data = await makeDataFolder();
  const sink = await startMailSink();
  const server = await superviseServer({
    environment: {
      SITE_DIR: join(import.meta.dirname, "../test/built-site"),
      DATA_DIR: data.path,
      SMTP_URL: sink.url.href,
      TRUSTED_PROXIES: "1",
      DRAIN_SECONDS: "1",
      LOG_LEVEL: "info",
      CLOCK_FILE: clockFile,
    },
    flags: [`--import=${join(import.meta.dirname, "shifted-clock.ts")}`],
  });
  const visitors = startVisitors({ origin: server.origin, atOnce });
  const databaseFile = join(data.path, "messages.db");
  const world: World = { server, sink, visitors, data, databaseFile, clockFile, waitUntil };
  const possible = faults.filter(({ isPossible }) => isPossible?.(world) ?? true);
  const happenings: Happening[] = [];
  const delays = monitorEventLoopDelay();
  delays.enable();
  const recoveries: (number | undefined)[] = [];
  try {
    const end = performance.now() + seconds * 1000;
    for (const step of planFaults(possible, seed)) {
      happenings.push(...(await suffer(world, step)));
      recoveries.push(await waitUntil("ready"));
      if (performance.now() >= end) break;
      await pause(500);
    }
    await visitors.stop();
    const deadMails = await letMailLeave(world);
    await server.stop();
    return {
      happenings,
      impossible: faults.filter((fault) => !possible.includes(fault)).map(({ name }) => name),
      recoveries,
      visitors,
      sink,
      server,
      stored: await readStored(databaseFile),
      deadMails,
      lateness: delays.max / 1e9,
    };
  } finally {
    await server.stop();
    await sink.close();
    await data.remove();
    await rm(own, { recursive: true });
  }

  async function waitUntil(state: "ready" | "not ready"): Promise<number | undefined> {
    const startedAt = performance.now();
    while (performance.now() - startedAt < readinessTimeout) {
      const status = await fetch(new URL("/readyz", server.origin)).then(
        (response) => response.status,
        () => undefined,
      );
      if (status === (state === "ready" ? 200 : 503)) return (performance.now() - startedAt) / 1000;
      await pause(50);
    }
    return undefined;
  }
}

async function suffer(world: World, step: Step): Promise<readonly Happening[]> {
  return await Promise.all(
    step.map(async ({ fault, milliseconds }) => {
      const from = performance.now();
      const end = await fault.begin(world, milliseconds);
      const unreadyAfter = fault.makesUnready ? await world.waitUntil("not ready") : undefined;
      await pause(milliseconds);
      await end?.();
      return { fault, from, to: performance.now(), unreadyAfter };
    }),
  );
}

/**
 * Restarts the server with all mail due, as if the time had passed that it rests, and retries what was given up, as an
 * operator would who was told.
 *
 * @returns how many were given up
 */
async function letMailLeave(world: World): Promise<number> {
  await restartWithMailDue(world, ["waiting", "sending"]);
  return await restartWithMailDue(world, ["dead"]);
}

/** @returns how many mails were in those states */
async function restartWithMailDue(
  { server, databaseFile }: World,
  states: readonly ("waiting" | "sending" | "dead")[],
): Promise<number> {
  const database = await openDatabase(databaseFile);
  const count = async (...counted: typeof states) =>
    (await database.selectFrom("mail_job").select("id").where("state", "in", counted).execute()).length;
  const mails = await count(...states);
  if (mails > 0) {
    await server.stop();
    const change = states.includes("dead") ? ({ state: "waiting", unknowns: 0 } as const) : {};
    await database
      .updateTable("mail_job")
      .set({ ...change, due_at: new Date(0).toISOString() })
      .where("state", "in", states)
      .execute();
    server.resume();
    const startedAt = performance.now();
    while ((await count("waiting", "sending")) > 0 && performance.now() - startedAt < mailTimeout)
      await pause(200);
  }
  await database.destroy();
  return mails;
}

async function readStored(databaseFile: string): Promise<Run["stored"]> {
  const database = await openDatabase(databaseFile);
  const stored = await database
    .selectFrom("message")
    .leftJoin("mail_job", "mail_job.id", "message.id")
    .select(["message.id", "fields", "mail_job.state as mail"])
    .execute();
  await database.destroy();
  return stored;
}
