import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "../src/storage/tables.ts";
import { hashToken } from "../src/members/reset-token.ts";
import { ask, classify, serverAt, type Attempt, type Send } from "./ask.ts";

/** A member who sets a password by an emailed link, until that is done, or is refused. */
export interface Member {
  readonly id: string;
  readonly token: string;
  readonly attempts: Attempt[];
}

/** Neither over with a clock that is an hour ahead, nor longer than links last. */
const linkTime = 12 * 60 * 60_000;

/** How many set a password in a second, at most. */
export const membersASecond = 5;

/** Adds members who have a link for their password. */
export async function addMembers(database: Database, count: number): Promise<readonly Member[]> {
  const members: Member[] = Array.from({ length: count }, () => ({
    id: randomUUID(),
    token: randomBytes(32).toString("base64url"),
    attempts: [],
  }));
  const now = Date.now();
  await database.transaction().execute(async (transaction) => {
    for (const [number, { id, token }] of members.entries()) {
      await transaction
        .insertInto("member")
        .values({
          id,
          phone: `+23480${10_000_000 + number}`,
          password_hash: null,
          created_at: new Date(now).toISOString(),
        })
        .execute();
      await transaction
        .insertInto("member_link")
        .values({
          token_hash: hashToken(token),
          member_id: id,
          kind: "password",
          expires_at: new Date(now + linkTime).toISOString(),
          used_at: null,
        })
        .execute();
    }
  });
  return members;
}

/** One after the other sets a password. @returns what ends it */
export function startMembers(origins: readonly string[], members: readonly Member[]): () => Promise<void> {
  const over = new AbortController();
  const finished = changeOn();
  return async () => {
    over.abort();
    await finished;
  };

  async function changeOn(): Promise<void> {
    for (const [number, { token, attempts }] of members.entries()) {
      if (over.signal.aborted) return;
      for (let tries = 0; tries < 5; tries += 1) {
        const attempt = await ask(serverAt(origins, number + tries), changePassword(token, number));
        attempts.push(attempt);
        if (attempt.answer === "thanked" || attempt.answer === "refused") break;
        await pause(500);
      }
      await pause(1000 / membersASecond);
    }
  }
}

function changePassword(token: string, number: number): Send {
  const init = {
    method: "PUT",
    headers: {
      authorization: `b ${token}`,
      "content-type": "application/json",
      "x-forwarded-for": `192.168.${(number >> 8) & 255}.${number & 255}`,
    },
    body: JSON.stringify({ newPassword: `marker-${token}` }),
  };
  return async (origin, signal) =>
    classify(await fetch(new URL("/admin/changePasswordViaEmailForAdmin", origin), { signal, ...init }));
}

/** The state of a member's link after a run. */
export interface MemberLeft {
  readonly id: string;
  readonly hasPassword: boolean;
  readonly isLinkUsed: boolean;
}

/** Reads the state of all members' links. */
export async function readMembers(database: Database): Promise<readonly MemberLeft[]> {
  const rows = await database
    .selectFrom("member")
    .leftJoin("member_link", "member_link.member_id", "member.id")
    .select(["member.id", "password_hash", "token_hash", "used_at"])
    .execute();
  return rows.map(({ id, password_hash, token_hash, used_at }) => ({
    id,
    hasPassword: password_hash !== null,
    // A used one is deleted in time.
    isLinkUsed: token_hash === null || used_at !== null,
  }));
}
