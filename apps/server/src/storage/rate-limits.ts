import { createHash } from "node:crypto";
import type { Database } from "./database.ts";

/**
 * A limiter's key as the table has it, which outlives the process: of addresses and e-mail addresses only hashes. Each
 * word has its own, so that what was counted of an e-mail address is found when its owner is erased.
 *
 * @example hashedKey("203.0.113.7 ada@example.org"); // two hashes of 32 hex digits, and the space between them
 */
export function hashedKey(key: string): string {
  return key.split(" ").map(hashOf).join(" ");
}

/** Deletes counts that have ended, by the clock of a process, as the library writes them. */
export async function deleteEndedCounts(database: Database): Promise<void> {
  await database.deleteFrom("rate_limit").where("expire", "<=", Date.now()).execute();
}

/** Deletes what was counted of an e-mail address, in whatever network. */
export async function forgetSender(database: Database, email: string): Promise<void> {
  await database
    .deleteFrom("rate_limit")
    .where("key", "like", `% ${hashOf(email)}`)
    .execute();
}

function hashOf(word: string): string {
  return createHash("sha256").update(word).digest("hex").slice(0, 32);
}
