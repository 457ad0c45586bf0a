import { createHash } from "node:crypto";
import type { Database } from "./tables.ts";

/** Hashes each word, so that counts of an email address can be found when its owner is erased. */
export function hashedKey(key: string): string {
  return key.split(" ").map(hashOf).join(" ");
}

export async function forgetSender(database: Database, email: string): Promise<void> {
  await database
    .deleteFrom("rate_limit")
    .where("key", "like", `% ${hashOf(email)}`)
    .execute();
}

function hashOf(word: string): string {
  return createHash("sha256").update(word).digest("hex").slice(0, 32);
}
