import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { builtSite } from "../../test/start-app.ts";
import { temporaryFolder } from "../../test/temporary-database.ts";
import { readEnvironment } from "../config/read-environment.ts";
import { SetupError } from "../config/errors.ts";
import { loadSite } from "../site/site.ts";
import { runStartChecks } from "./start-checks.ts";

const openEntries = ["addresses.support", "legal.company"];
const SMTP_URL = "smtp://127.0.0.1:1";
const PUBLIC_URL = "https://fixture.example";
const complete = { PUBLIC_URL, SMTP_URL, MAIL_TO: "help@moyo.example", TRUSTED_PROXIES: "1" };
const twilio = {
  TWILIO_ACCOUNT_SID: "AC01",
  TWILIO_API_KEY: "SK01",
  TWILIO_API_SECRET: "s3cr3t",
  TWILIO_VERIFY_SERVICE_SID: "VA01",
};

async function check(variables: Record<string, string>, open: readonly string[] = []) {
  const DATA_DIR = await temporaryFolder();
  const environment = readEnvironment({ SITE_DIR: builtSite, DATA_DIR, ...variables });
  const site = { ...(await loadSite(builtSite)), openEntries: [...open] };
  return await runStartChecks({
    environment,
    site: { ...site, unreviewedLanguages: open.length ? ["fr", "sw"] : [] },
  });
}

test("names the line of an erase list that it cannot read", async () => {
  const DATA_DIR = await temporaryFolder();
  const listFile = join(DATA_DIR, "erased.jsonl");
  await Promise.all([writeFile(listFile, "[]\n"), writeFile(join(DATA_DIR, "erased.key"), "key")]);
  const checking = check({ DATA_DIR });
  await expect(checking).rejects.toThrow(SetupError);
  await expect(checking).rejects.toThrow(`${listFile}, line 1: `);
});

test("warns of each likely mistake of a public server", async () => {
  expect(await check({ PUBLIC_URL, MAIL_ROUTE: "files" }, openEntries)).toEqual([
    "open in the brand file: addresses.support, legal.company; see npm run check:brand",
    "languages without a named reviewer: fr, sw; name one each in reviewers of the brand file, or switch a language off by removing it from languages there",
    "mail becomes files, since MAIL_ROUTE is files; set SMTP_URL and unset MAIL_ROUTE, or see that somebody reads the files",
    "codes become files, since TWILIO_ACCOUNT_SID is not set; set the four TWILIO_* variables",
    "all visitors count as one, since PUBLIC_URL is https, which a proxy ends, and TRUSTED_PROXIES is 0; set TRUSTED_PROXIES",
  ]);
});

test.each([
  ["a local server", {}, openEntries],
  ["a local server whose recipient is a placeholder", { SMTP_URL }, openEntries],
  ["a complete public server", { ...complete, ...twilio }, []],
  ["a public server that sends no codes", { ...complete, BACKEND_URL: "http://127.0.0.1:9" }, []],
])("warns of nothing on %s", async (_what, variables, open) => {
  expect(await check(variables, open)).toEqual([]);
});

test.each([
  [{ PUBLIC_URL }, /public, but SMTP_URL is not set: .+ Expected SMTP_URL\. Or set MAIL_ROUTE=files, if /],
  [{ SMTP_URL, MAIL_ROUTE: "files" }, /^SMTP_URL is set, and MAIL_ROUTE is files, too\. Expected one /],
  [{ PUBLIC_URL, SMTP_URL }, /MAIL_TO is not set, and addresses\.support .+ is open\. Expected a mailbox /],
])("rejects a start with %o", async (variables, message) => {
  const checking = check(variables, openEntries);
  await expect(checking).rejects.toThrow(SetupError);
  await expect(checking).rejects.toThrow(message);
});
