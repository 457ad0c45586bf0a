import type { Database } from "../database/database.ts";
import type { SmsBudget } from "../verification/sms-budget.ts";

/** Counts in the database, so that a restart forgets nothing. @param now the clock, in milliseconds since 1970 */
export function localSmsBudget(database: Database, now: () => number = Date.now): SmsBudget {
  return {
    take: (caps) =>
      database.transaction().execute(async (transaction) => {
        const at = now();
        const time = new Date(at).toISOString();
        await transaction.deleteFrom("sms_count").where("ends_at", "<=", time).execute();
        const keys = caps.map(({ key }) => key);
        const rows = await transaction.selectFrom("sms_count").selectAll().where("key", "in", keys).execute();
        const waits = caps.flatMap(({ key, times }) => {
          const row = rows.find((counted) => counted.key === key);
          const isReached = times === 0 || (row && row.count >= times);
          return isReached ? [row ? Math.ceil((Date.parse(row.ends_at) - at) / 1000) : 24 * 60 * 60] : [];
        });
        if (waits.length > 0) return Math.max(...waits);
        const values = caps.map(({ key, seconds }) => {
          return { key, count: 1, ends_at: new Date(at + seconds * 1000).toISOString() };
        });
        await transaction
          .insertInto("sms_count")
          .values(values)
          .onConflict((conflict) =>
            conflict.column("key").doUpdateSet((eb) => ({ count: eb("sms_count.count", "+", 1) })),
          )
          .execute();
        return undefined;
      }),
    async used(key) {
      const row = await database
        .selectFrom("sms_count")
        .select("count")
        .where("key", "=", key)
        .where("ends_at", ">", new Date(now()).toISOString())
        .executeTakeFirst();
      return row?.count ?? 0;
    },
  };
}
