import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "../src/storage/tables.ts";
import { hashToken } from "../src/members/reset-link.ts";
import { askOften, classify, type Attempt, type Send } from "./ask.ts";

/** A member who sets a password by an emailed link. */
export interface Member {
  readonly id: string;
  readonly token: string;
  readonly attempts: Attempt[];
}

/** The lifetime of the links: more than the hour that a clock may be ahead. */
const linkTime = 12 * 60 * 60_000;

/** The most members who set a password in a second. */
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

/** Starts the members, one after the other. Returns a function that stops them. */
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
      await askOften(attempts, origins, number, changePassword(token, number));
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
    // The server deletes used links.
    isLinkUsed: token_hash === null || used_at !== null,
  }));
}
