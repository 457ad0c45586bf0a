import { randomUUIDv7 } from "node:crypto";
import type { Database } from "../database/database.ts";

/** A member, as an operator lists them. */
export interface Member {
  readonly id: string;
  /** In E.164. */
  readonly phone: string;
}

/**
 * Adds a member, without a password.
 *
 * @param phone in E.164
 * @returns undefined where a member has that number
 * @example await addMember(database, "+2348031234567", new Date());
 */
export async function addMember(database: Database, phone: string, now: Date): Promise<Member | undefined> {
  return await database
    .insertInto("member")
    .values({ id: randomUUIDv7(), phone, password_hash: null, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.column("phone").doNothing())
    .returning(["id", "phone"])
    .executeTakeFirst();
}
