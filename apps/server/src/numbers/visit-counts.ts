import type { FastifyBaseLogger } from "fastify";
import { errorText } from "../config/errors.ts";
import type { NumberStore, VisitCount } from "./number-store.ts";

/** What is counted. A redirect is one of `/get`. Forms are shown, started and sent. */
export type VisitKind =
  | "view"
  | "entry"
  | "redirect"
  | "click"
  | "shown"
  | "started"
  | "sent"
  | "empty-search";

/** The rows of one statement. The rest waits for the next minute. */
const maxRows = 1_000;

export type VisitCounts = ReturnType<typeof createVisitCounts>;

/**
 * Creates the counts of one process. They never wait for the database: `flush` adds what is new to it. What it cannot
 * add, the next flush adds, to the hour of that time. Memory is bounded, since all labels are from closed lists.
 */
export function createVisitCounts(
  store: Pick<NumberStore, "add" | "campaigns">,
  log: Pick<FastifyBaseLogger, "warn">,
) {
  const totals = new Map<string, VisitCount>();
  /** The counts in the database, by the same keys. */
  const saved = new Map<string, number>();
  let campaigns: ReadonlySet<string> = new Set();
  let flushed = Promise.resolve();
  return {
    /** The counts since this process started. */
    totals: totals as ReadonlyMap<string, Readonly<VisitCount>>,

    /** Whether a campaign is listed and has not ended, as of the last flush. */
    isCampaign: (name: string) => campaigns.has(name),

    add(kind: VisitKind, name: string, { language = "", device = "", campaign = "" } = {}): void {
      const key = `${kind} ${name} ${language} ${device} ${campaign}`;
      const found = totals.get(key);
      if (found) found.count += 1;
      else totals.set(key, { kind, name, language, device, campaign, count: 1 });
    },

    /** Adds new counts to the database, and reads the campaigns. Never rejects. */
    flush: (): Promise<void> => (flushed = flushed.then(save)),
  };

  async function save(): Promise<void> {
    try {
      const now = [...totals].map(([key, { ...total }]) => [key, total] as const);
      const fresh = now.filter(([key, { count }]) => count !== saved.get(key)).slice(0, maxRows);
      // In one order, so that two servers do not wait for each other's rows.
      fresh.sort(([a], [b]) => (a < b ? -1 : 1));
      const added = fresh.map(([key, total]) => ({ ...total, count: total.count - (saved.get(key) ?? 0) }));
      await store.add(added);
      for (const [key, { count }] of fresh) saved.set(key, count);
      const open = (await store.campaigns()).filter(({ ended_at: ended }) => ended === null);
      campaigns = new Set(open.map(({ name }) => name));
    } catch (error) {
      log.warn({ reason: errorText(error) }, "counts of visits not saved yet");
    }
  }
}
