import { existsSync } from "node:fs";
import { isPublic } from "../config/read-environment.ts";
import { SetupError } from "../config/errors.ts";
import type { Environment } from "../config/variables.ts";
import { readSiteManifest, type Site } from "../site/site.ts";
import {
  assertImported,
  assertNoneRecovered,
  databaseFileOf,
  filesBeside,
} from "../storage/database-files.ts";
import { sqliteOpenError } from "../storage/sqlite-errors.ts";
import { eraseList } from "./erase-list.ts";
import { checkOpenFiles } from "./open-files.ts";

export interface CheckContext {
  readonly environment: Environment;
  /** Undefined if the built site cannot be read. */
  readonly site: Pick<Site, "brand" | "openEntries" | "pages" | "unreviewedLanguages"> | undefined;
}

export interface CheckResult {
  readonly found: string;
  readonly warnings?: readonly string[];
}

/** Looks for one kind of mistake, without changing anything. @throws SetupError if it finds one */
export type Check = (context: CheckContext) => Promise<CheckResult>;

export const startChecks: Readonly<Record<string, Check>> = {
  Settings: checkSettings,
  Site: checkSite,
  Files: checkFiles,
  Limits: checkOpenFiles,
};

export async function runStartChecks(context: CheckContext): Promise<readonly string[]> {
  const results = await Promise.all(Object.values(startChecks).map((check) => check(context)));
  return results.flatMap(({ warnings = [] }) => warnings);
}

async function checkSettings({ environment, site }: CheckContext): Promise<CheckResult> {
  const { openEntries = [], unreviewedLanguages = [] } = site ?? {};
  const { MAIL_ROUTE, MAIL_TO, PUBLIC_URL, SMTP_URL } = environment;
  if (MAIL_ROUTE === "files" && SMTP_URL)
    throw new SetupError(
      "SMTP_URL and MAIL_ROUTE=files are both set. Unset MAIL_ROUTE to send mail, or SMTP_URL to write files.",
    );
  const found = PUBLIC_URL ? `for ${PUBLIC_URL.href}` : "PUBLIC_URL is not set";
  if (!isPublic(environment)) return { found };
  if (!SMTP_URL && MAIL_ROUTE !== "files")
    throw new SetupError(
      "PUBLIC_URL is https, but SMTP_URL is not set. Set it, or MAIL_ROUTE=files if somebody reads mail in files.",
    );
  if (SMTP_URL && !MAIL_TO && openEntries.includes("addresses.support"))
    throw new SetupError(
      "Messages would be mailed to a placeholder. Set MAIL_TO, or set addresses.support in the brand file and rebuild.",
    );
  const warnings = [
    openEntries.length > 0 &&
      `placeholders in the brand file: ${openEntries.join(", ")}; run npm run check:brand`,
    unreviewedLanguages.length > 0 &&
      `languages without a reviewer: ${unreviewedLanguages.join(", ")}; name one in the brand file, or remove them`,
    MAIL_ROUTE === "files" &&
      "mail is written to files, because MAIL_ROUTE is files; somebody must read them, or set SMTP_URL instead",
    environment.TRUSTED_PROXIES === 0 &&
      "rate limits count all visitors as one, because TRUSTED_PROXIES is 0; set it to the proxy that ends https",
  ];
  return { found, warnings: warnings.filter((text) => text !== false) };
}

async function checkSite({ environment, site }: CheckContext): Promise<CheckResult> {
  const { SITE_DIR, PUBLIC_URL } = environment;
  const { brand, pages } = site ?? (await readSiteManifest(SITE_DIR));
  const origin = URL.parse(brand.origin)?.origin;
  const found = `${brand.name}, ${Object.keys(pages).length} pages`;
  if (!isPublic(environment) || PUBLIC_URL?.origin === origin) return { found };
  const fix = "correct PUBLIC_URL, or the brand file and build the site";
  return { found, warnings: [`the site was built for ${origin}, not for ${PUBLIC_URL?.origin}; ${fix}`] };
}

async function checkFiles({ environment }: CheckContext): Promise<CheckResult> {
  const { DATA_DIR, DATABASE_URL } = environment;
  const file = databaseFileOf(environment);
  try {
    if (DATABASE_URL) assertImported(file);
    else assertNoneRecovered(file);
    await eraseList(DATA_DIR).read();
  } catch (error) {
    throw sqliteOpenError(file, error);
  }
  // `restore` leaves a log beside a damaged database only.
  const copies = filesBeside(file, "replaced").filter((copy) => existsSync(`${copy}-wal`));
  const warnings = copies.map(
    (copy) =>
      `${copy} is a copy of an overwritten or damaged database; if its messages or members are missing, restore ` +
      "it; if not, delete it with its -wal and -shm",
  );
  return { found: "no messages in another database", warnings };
}
