import type { LinkKind } from "./reset-link.ts";
import type { MemberDirectory } from "./member-directory.ts";

/** Reserved for fiction, so that nobody's phone rings (https://nationalnanpa.com, 555-01XX). */
const demoPhone = "+12025550123";

/** A member to try the dialogs with, and a link for each. */
export interface DemoMember {
  readonly phone: string;
  readonly phoneLink: string;
  readonly passwordLink: string;
}

/**
 * Adds a demo member where there are no members.
 *
 * @param publicUrl where visitors reach the site
 * @returns undefined where there are members
 */
export async function addDemoMember(
  directory: MemberDirectory,
  publicUrl: string,
): Promise<DemoMember | undefined> {
  // Another server that starts at the same time may be faster: then no member is added either.
  const member = (await directory.isEmpty()) ? await directory.add(demoPhone) : undefined;
  if (!member) return undefined;
  const link = async (kind: LinkKind) =>
    (await directory.issueLink({ memberId: member.id, kind, publicUrl })).href;
  return { phone: member.phone, phoneLink: await link("phone"), passwordLink: await link("password") };
}
