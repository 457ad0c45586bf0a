import { sql } from "kysely";
import { notBeforeTrusted } from "../storage/clock-marks.ts";
import type { SqlFunctions } from "../storage/sql-functions.ts";
import type { Database, Tables } from "../storage/tables.ts";

const lifetime = 365 * 24 * 60 * 60_000;
const labels = ["kind", "name", "language", "device", "campaign"] as const;

export type VisitCount = Omit<Tables["visit_count"], "hour">;

export type NumberStore = ReturnType<typeof createNumberStore>;

/** A count of one day (UTC), such as 2026-11-24. */
export type DayCount = Awaited<ReturnType<NumberStore["byDay"]>>[number];

export function createNumberStore(database: Database, sqlFunctions: SqlFunctions) {
  return {
    /** Adds counts to those of this hour (UTC). */
    async add(counts: readonly VisitCount[]): Promise<void> {
      if (counts.length === 0) return;
      const hour = sql<string>`substr(${notBeforeTrusted(sqlFunctions.time())}, 1, 13)`;
      await database
        .insertInto("visit_count")
        .values(counts.map((count) => ({ hour, ...count })))
        .onConflict((conflict) =>
          conflict
            .columns(["hour", ...labels])
            .doUpdateSet((eb) => ({ count: eb("visit_count.count", "+", eb.ref("excluded.count")) })),
        )
        .execute();
    },

    byDay: async (first: string) =>
      await database
        .selectFrom("visit_count")
        .select(sql<string>`substr(hour, 1, 10)`.as("day"))
        .select([...labels])
        .select((eb) => eb.fn.sum<number>("count").as("count"))
        .where("hour", ">=", first)
        .groupBy(["day", ...labels])
        .orderBy("day")
        .execute(),

    campaigns: async () => await database.selectFrom("campaign").selectAll().orderBy("name").execute(),

    /** Adds a campaign, or opens an ended one again. */
    async addCampaign(name: string): Promise<void> {
      await database
        .insertInto("campaign")
        .values({ name, created_at: sqlFunctions.time(), ended_at: null })
        .onConflict((conflict) => conflict.column("name").doUpdateSet({ ended_at: null }))
        .execute();
    },

    /** Ends a campaign. Returns false if there is none of that name that has not ended. */
    async endCampaign(name: string): Promise<boolean> {
      const { numUpdatedRows } = await database
        .updateTable("campaign")
        .set({ ended_at: sqlFunctions.time() })
        .where("name", "=", name)
        .where("ended_at", "is", null)
        .executeTakeFirst();
      return numUpdatedRows > 0;
    },
  };
}

/** Deletes counts after a year, and campaigns a year after their end. */
export async function deleteOldCounts(database: Database, sqlFunctions: SqlFunctions): Promise<void> {
  const oldest = sqlFunctions.time(-lifetime);
  await database.deleteFrom("visit_count").where("hour", "<", oldest).execute();
  await database.deleteFrom("campaign").where("ended_at", "<", oldest).execute();
}
