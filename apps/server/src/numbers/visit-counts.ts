import type { FastifyBaseLogger } from "fastify";
import { errorText } from "../config/errors.ts";
import type { NumberStore } from "./number-store.ts";

/** What is counted; `redirect` is a request of `/get`, and the last but one are the steps of a form. */
export type VisitKind =
  | "view"
  | "entry"
  | "redirect"
  | "click"
  | "shown"
  | "started"
  | "sent"
  | "empty-search";

/** The labels of a count, all from closed lists. */
export interface VisitLabels {
  readonly kind: VisitKind;
  /** A page, source, store or form. */
  readonly name: string;
  readonly language?: string;
  readonly device?: string;
  readonly campaign?: string;
}

/** A count with its labels. A label that its kind lacks is empty. */
export interface VisitCount extends Required<VisitLabels> {
  readonly count: number;
}

const interval = 60_000;
/** The rows of one statement. The rest waits for the next minute. */
const maxRows = 1_000;

/** Counts visits in this process. */
export type VisitCounts = ReturnType<typeof createVisitCounts>;

/**
 * Creates the counts of one process. They never wait for the database: `flush` adds what is new to it. If that fails, it
 * is added later, to the hour of that time. Memory is bounded, since all labels are from closed lists.
 */
export function createVisitCounts(
  store: Pick<NumberStore, "add" | "openCampaigns">,
  log: Pick<FastifyBaseLogger, "warn">,
) {
  const counts = new Map<string, { readonly labels: Required<VisitLabels>; total: number; saved: number }>();
  let campaigns: ReadonlySet<string> = new Set();
  let flushed = Promise.resolve();
  return {
    /** Whether a campaign is listed and has not ended, as of the last flush. */
    isCampaign: (name: string) => campaigns.has(name),

    add({ kind, name, language = "", device = "", campaign = "" }: VisitLabels): void {
      const key = `${kind} ${name} ${language} ${device} ${campaign}`;
      const found = counts.get(key);
      if (found) found.total += 1;
      else counts.set(key, { labels: { kind, name, language, device, campaign }, total: 1, saved: 0 });
    },

    /** Returns all counts since this process has started. */
    totals: (): readonly VisitCount[] =>
      Array.from(counts.values(), ({ labels, total }) => ({ ...labels, count: total })),

    /** Adds new counts to the database, and reads the campaigns. Never rejects. */
    flush: (): Promise<void> => (flushed = flushed.then(save)),
  };

  async function save(): Promise<void> {
    try {
      // In one order, so that two servers do not wait for each other's rows.
      const fresh = [...counts].filter(([, { total, saved }]) => total > saved).toSorted(byKey);
      const batch = fresh.slice(0, maxRows).map(([, found]) => ({ found, count: found.total - found.saved }));
      const hour = new Date().toISOString().slice(0, 13);
      await store.add(
        hour,
        batch.map(({ found, count }) => ({ ...found.labels, count })),
      );
      for (const { found, count } of batch) found.saved += count;
      campaigns = new Set(await store.openCampaigns());
    } catch (error) {
      log.warn({ reason: errorText(error) }, "counts of visits not saved yet");
    }
  }
}

function byKey([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}

/** Flushes each minute. Returns a function that stops it, after a last time. */
export function startFlushing(counts: Pick<VisitCounts, "flush">): () => Promise<void> {
  const timer = setInterval(() => void counts.flush(), interval).unref();
  return async () => {
    clearInterval(timer);
    await counts.flush();
  };
}
