import type { Database } from "../database/database.ts";
import { issueLink } from "../links/issue-link.ts";
import { addMember } from "./add-member.ts";

/** A number that is kept for stories, so that nobody's phone rings (https://nationalnanpa.com, 555-01XX). */
const demoPhone = "+12025550123";

/** A member to try the dialogs with, and a link for each. */
export interface Demo {
  readonly phone: string;
  readonly phoneLink: string;
  readonly passwordLink: string;
}

/**
 * Adds a demo member, as long as there is no member at all.
 *
 * @param publicUrl where visitors reach the site
 * @returns undefined where there are members
 * @example await addDemoMember(database, new URL("http://localhost:3000"), new Date());
 */
export async function addDemoMember(
  database: Database,
  publicUrl: URL,
  now: Date,
): Promise<Demo | undefined> {
  const somebody = await database.selectFrom("member").select("id").executeTakeFirst();
  // Another server that starts at the same time may be faster.
  const member = somebody ? undefined : await addMember(database, demoPhone, now);
  if (!member) return undefined;
  const link = async (kind: "phone" | "password") =>
    (await issueLink(database, { memberId: member.id, kind, publicUrl, now })).href;
  return { phone: member.phone, phoneLink: await link("phone"), passwordLink: await link("password") };
}
