import { SetupError } from "./setup-error.ts";
import { areCodesSent } from "./read-environment.ts";
import type { Environment } from "./variables.ts";

/** Something that is wrong, for the operator. */
export interface Mistake {
  /** What was found. */
  readonly found: string;
  readonly expected: string;
  readonly fix: string;
}

/**
 * Whether the server is one that visitors use. It speaks plain HTTP itself, so that an https address means a proxy, and
 * real people behind it.
 *
 * @example isPublic(readEnvironment({ PUBLIC_URL: "https://www.example.org" })); // true
 */
export function isPublic({ PUBLIC_URL }: Environment): boolean {
  return PUBLIC_URL?.protocol === "https:";
}

/** What is open in the brand file that a site was built with. */
interface BuiltBrand {
  readonly openEntries: readonly string[];
  readonly unreviewedLanguages: readonly string[];
}

/**
 * How long a stopping server still accepts connections, in milliseconds: by default as long as a load balancer needs,
 * where there is likely one.
 *
 * @example drainTimeOf(readEnvironment({ PUBLIC_URL: "https://www.example.org" })); // 5000
 */
export function drainTimeOf(environment: Environment): number {
  return 1000 * (environment.DRAIN_SECONDS ?? (isPublic(environment) ? 5 : 0));
}

/**
 * Refuses a public server whose mail nobody would get: what visitors write would pile up unread, or reach a mailbox
 * that is none of the operator's.
 *
 * @throws SetupError
 */
export function assertMailArrives(
  environment: Environment,
  { openEntries }: Pick<BuiltBrand, "openEntries">,
): void {
  const { MAIL_ROUTE, MAIL_TO, SMTP_URL } = environment;
  if (MAIL_ROUTE === "files" && SMTP_URL)
    throw new SetupError(
      "SMTP_URL is set, and MAIL_ROUTE is files, too. Expected one of the two: unset MAIL_ROUTE, and mail leaves.",
    );
  if (isPublic(environment) && !SMTP_URL && MAIL_ROUTE !== "files")
    throw new SetupError(
      "PUBLIC_URL is https, so this server is public, but SMTP_URL is not set: mail would become files that nobody " +
        "reads. Expected SMTP_URL. Or set MAIL_ROUTE=files, if somebody reads those files.",
    );
  if (isPublic(environment) && SMTP_URL && !MAIL_TO && openEntries.includes("addresses.support"))
    throw new SetupError(
      "PUBLIC_URL is https, so this server is public, but what visitors write would be mailed to a placeholder: " +
        "MAIL_TO is not set, and addresses.support in the brand file is open. " +
        "Expected a mailbox of yours: fill that entry in and build the site, or set MAIL_TO.",
    );
}

/** What is likely wrong with a public server that starts all the same, and is said at its start. */
export function publicMistakes(
  environment: Environment,
  { openEntries, unreviewedLanguages }: BuiltBrand,
): readonly Mistake[] {
  const { MAIL_ROUTE, TRUSTED_PROXIES, TWILIO_ACCOUNT_SID } = environment;
  if (!isPublic(environment)) return [];
  const mistakes: readonly (Mistake & { readonly isMade: boolean })[] = [
    {
      isMade: openEntries.length > 0,
      found: `open in the brand file: ${openEntries.join(", ")}`,
      expected: "addresses and links of yours, and names that a lawyer has settled: pages and mail show them",
      fix: "see npm run check:brand",
    },
    {
      isMade: unreviewedLanguages.length > 0,
      found: `languages without a named reviewer: ${unreviewedLanguages.join(", ")}`,
      expected: "a native speaker who has read every text, the safety page first",
      fix: "name one each in reviewers of the brand file, or switch a language off by removing it from languages there",
    },
    {
      isMade: MAIL_ROUTE === "files",
      found: "mail becomes files, since MAIL_ROUTE is files",
      expected: "mail that reaches a mailbox",
      fix: "set SMTP_URL and unset MAIL_ROUTE, or see that somebody reads the files",
    },
    {
      isMade: !TWILIO_ACCOUNT_SID && areCodesSent(environment),
      found: "codes become files, since TWILIO_ACCOUNT_SID is not set",
      expected: "codes that reach a phone, for members who change their number",
      fix: "set the four TWILIO_* variables",
    },
    {
      isMade: TRUSTED_PROXIES === 0,
      found:
        "all visitors count as one, since PUBLIC_URL is https, which a proxy ends, and TRUSTED_PROXIES is 0",
      expected: "limits for each visitor, not forty messages in ten minutes for all of them",
      fix: "set TRUSTED_PROXIES",
    },
  ];
  return mistakes.filter(({ isMade }) => isMade);
}
