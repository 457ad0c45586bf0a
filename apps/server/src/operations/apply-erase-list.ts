import type { Database } from "../storage/tables.ts";
import type { SqlFunctions } from "../storage/sql-functions.ts";
import type { Contents } from "./contents.ts";
import { eraseList } from "./erase-list.ts";
import { eraseRecords, type Person } from "./personal-data.ts";

const batchSize = 500;

/** Erases again the people of the erase list, whom a restored backup may have. */
export async function applyEraseList(
  database: Database,
  sqlFunctions: SqlFunctions,
  folder: string,
): Promise<Contents> {
  const erased = { messages: 0, members: 0 };
  const erasedAt = await eraseList(folder).read();
  if (!erasedAt) return erased;
  const eraseAgain = async (person: Person, until: Date) => {
    const { messages, members } = await eraseRecords(database, folder, person, until);
    erased.messages += messages;
    erased.members += members;
  };
  for await (const { normalized_email: email } of sendersOf(database)) {
    const until = erasedAt(email);
    if (until) await eraseAgain({ email }, until);
  }
  for await (const { id, phone, created_at: createdAt } of membersOf(database)) {
    const until = erasedAt(id) ?? erasedAt(phone);
    // A member who was added again may be verifying the number now.
    if (until && new Date(createdAt) <= until) await eraseAgain({ phone }, until);
  }
  if (erased.messages + erased.members > 0) await sqlFunctions.emptyLog(database);
  return erased;
}

function sendersOf(database: Database) {
  return inBatches((last?: { readonly normalized_email: string }) =>
    database
      .selectFrom("message")
      .select("normalized_email")
      .distinct()
      .where("normalized_email", ">", last?.normalized_email ?? "")
      .orderBy("normalized_email")
      .limit(batchSize)
      .execute(),
  );
}

function membersOf(database: Database) {
  return inBatches((last?: { readonly id: string; readonly phone: string; readonly created_at: string }) =>
    database
      .selectFrom("member")
      .select(["id", "phone", "created_at"])
      .where("id", ">", last?.id ?? "")
      .orderBy("id")
      .limit(batchSize)
      .execute(),
  );
}

/** Reads rows in batches, since one statement over a million would exceed the server's time limit. */
async function* inBatches<Row>(read: (last?: Row) => Promise<readonly Row[]>): AsyncGenerator<Row> {
  for (let rows = await read(); rows.length > 0; rows = await read(rows.at(-1))) yield* rows;
}
