import { addMember } from "../src/members/add-member.ts";
import { issueLink } from "../src/links/issue-link.ts";
import type { Database } from "../src/database/database.ts";
import type { LinkKind } from "../src/database/tables.ts";

/** A new member and the token of a link that was issued for them. */
export async function memberWithLink(
  database: Database,
  kind: LinkKind,
  { phone = "+2348031234567", now = new Date() } = {},
) {
  const member = await addMember(database, phone, now);
  if (!member) throw new Error(`A member has the number ${phone} already. Expected a free one.`);
  const publicUrl = new URL("https://fixture.example");
  const { href } = await issueLink(database, { memberId: member.id, kind, publicUrl, now });
  return { memberId: member.id, token: href.slice(href.indexOf("=") + 1), href };
}
