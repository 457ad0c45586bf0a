import type { Database } from "./database.ts";

const batchSize = 500;

/** Every message, so many at a time, by their ids. */
export function messageBatches(database: Database) {
  return batches((after) =>
    database
      .selectFrom("message")
      .select(["id", "email", "received_at"])
      .where("id", ">", after)
      .orderBy("id")
      .limit(batchSize)
      .execute(),
  );
}

/** Every member, so many at a time, by their ids. */
export function memberBatches(database: Database) {
  return batches((after) =>
    database
      .selectFrom("member")
      .select(["id", "phone"])
      .where("id", ">", after)
      .orderBy("id")
      .limit(batchSize)
      .execute(),
  );
}

/** Of a million rows, one statement would take longer than a server's may, and too much memory. */
async function* batches<Row extends { readonly id: string }>(
  read: (after: string) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for (let rows = await read(""); ; rows = await read(rows.at(-1)?.id ?? "")) {
    if (rows.length === 0) return;
    yield rows;
  }
}
