import type { MemberStore } from "./member-store.ts";
import type { LinkKind } from "./reset-link.ts";

/** A number reserved for fiction (https://nationalnanpa.com, 555-01XX). */
const demoPhone = "+12025550123";

export type DemoMember = NonNullable<Awaited<ReturnType<typeof addDemoMember>>>;

export async function addDemoMember(store: MemberStore, publicUrl: string) {
  // `add` finds the number taken if another server has just added it.
  const member = (await store.isEmpty()) ? await store.add(demoPhone) : undefined;
  if (!member) return undefined;
  const link = async (kind: LinkKind) =>
    (await store.issueLink({ memberId: member.id, kind, publicUrl })).href;
  return { phone: member.phone, phoneLink: await link("phone"), passwordLink: await link("password") };
}
