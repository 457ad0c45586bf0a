import { join } from "node:path";
import { codesProblem } from "../config/read-environment.ts";
import type { Environment } from "../config/variables.ts";
import type { MemberStore, LinkKind } from "../members/member-store.ts";
import type { Site } from "../site/site.ts";

interface Places {
  readonly address: string;
  readonly messages: string;
  readonly mail: string;
  readonly metrics: string | undefined;
  readonly warnings: readonly string[];
  readonly demo: Awaited<ReturnType<typeof addDemoMember>>;
}

/** Returns how codes are sent, or why none are. */
export function describeCodes(environment: Environment): string {
  const problem = codesProblem(environment);
  if (problem) return `none, so no member can change a number: ${problem}.`;
  const { TWILIO_ACCOUNT_SID: account, DATA_DIR } = environment;
  return account ? `SMS by Twilio, account ${account}` : `as SMS files into ${join(DATA_DIR, "sms")}`;
}

export function announcement(environment: Environment, site: Site, places: Places): string {
  const { BACKEND_URL } = environment;
  const { address, messages, mail, metrics, warnings, demo } = places;
  const lines = [
    `${site.brand.name} is running.`,
    `  Address   ${address}`,
    `  Messages  ${messages}`,
    `  Mail      ${mail}`,
    `  Codes     ${describeCodes(environment)}`,
    ...(metrics ? [`  Metrics   ${metrics}`, `  Numbers   ${new URL("/numbers", metrics).href}`] : []),
    ...(BACKEND_URL ? [`  Backend   ${BACKEND_URL.href}`] : []),
    ...warnings.map((text) => `  Warning   ${text}`),
    "  Stop      Ctrl+C",
    ...(demo
      ? [
          "",
          `There are no members yet. A demo member, ${demo.phone}, can try each dialog once, within a day:`,
          `  Number    ${demo.phoneLink}`,
          `  Password  ${demo.passwordLink}`,
        ]
      : []),
  ];
  return `${lines.join("\n")}\n`;
}

/** A number reserved for fiction (https://nationalnanpa.com, 555-01XX). */
const demoPhone = "+12025550123";

export async function addDemoMember(store: MemberStore, publicUrl: string) {
  // `add` finds the number taken if another server has just added it.
  const member = (await store.isEmpty()) ? await store.add(demoPhone) : undefined;
  if (!member) return undefined;
  const link = async (kind: LinkKind) => (await store.issueLink(member.id, kind, publicUrl)).href;
  return { phone: member.phone, phoneLink: await link("phone"), passwordLink: await link("password") };
}
