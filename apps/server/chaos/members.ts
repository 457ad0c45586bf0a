import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "../src/storage/tables.ts";
import { memberWithLink } from "../test/member-with-link.ts";
import { askOften, classify, repeatUntilStopped, type Attempt, type Send } from "./ask.ts";

export interface Member {
  readonly id: string;
  readonly token: string;
  readonly attempts: Attempt[];
}

export const membersASecond = 5;

export async function addMembers(database: Database, count: number): Promise<readonly Member[]> {
  const members: Member[] = [];
  for (let number = 0; number < count; number += 1) {
    const phone = `+23480${10_000_000 + number}`;
    const { memberId: id, token } = await memberWithLink(database, "password", { phone });
    members.push({ id, token, attempts: [] });
  }
  return members;
}

export function startMembers(origins: readonly string[], members: readonly Member[]): () => Promise<void> {
  const waiting = members.entries();
  return repeatUntilStopped(async () => {
    const [number = 0, member] = waiting.next().value ?? [];
    if (member) await askOften(member.attempts, origins, number, changePassword(member.token, number));
    await pause(1000 / membersASecond);
  });
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

export async function readMembers(database: Database) {
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

export type MemberLeft = Awaited<ReturnType<typeof readMembers>>[number];
