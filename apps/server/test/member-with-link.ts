import assert from "node:assert";
import type { Database } from "../src/storage/tables.ts";
import { sqliteFunctions } from "../src/storage/sql-functions.ts";
import { createMemberStore, type LinkKind } from "../src/members/member-store.ts";

/** The answer to a call whose link is not active. */
export const invalidLink = {
  status: 401,
  message: "This link has expired or was already used. Please ask for a new one.",
  reason: "invalidLink",
};

/** Adds a member, unless there is one with that number, and issues a link for them by the clock of this process. */
export async function memberWithLink(
  database: Database,
  kind: LinkKind,
  { phone = "+2348031234567", now = new Date() } = {},
) {
  const members = createMemberStore(
    database,
    sqliteFunctions(() => now.getTime()),
  );
  const member = (await members.add(phone)) ?? (await members.find({ id: "", phone }));
  assert(member);
  const publicUrl = "https://fixture.example";
  const { href } = await members.issueLink(member.id, kind, publicUrl);
  return { memberId: member.id, token: href.slice(href.indexOf("=") + 1) };
}
