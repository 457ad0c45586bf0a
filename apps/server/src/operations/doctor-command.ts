import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { errorText, SetupError } from "../config/errors.ts";
import { emailAddress } from "../config/value-types.ts";
import { chooseDelivery } from "../mail/choose-delivery.ts";
import { readSiteManifest } from "../site/site.ts";
import type { Command, RunContext } from "./command.ts";
import { pluralize } from "./contents.ts";
import { doctorChecks } from "./doctor-checks.ts";
import type { Check, CheckContext } from "./start-checks.ts";

/** How long the mail may take, in milliseconds. */
const mailTimeout = 60_000;

export const doctorCommand: Command = {
  parameters: "[--mail <address>]",
  summary:
    "checks what a start checks, folder, disk, backup and mail server; --mail mails what it finds, if anything",
  async run(context, _option, address) {
    if (address !== undefined && !emailAddress.parse(address))
      throw new SetupError(`--mail: expected an email address, got ${JSON.stringify(address)}.`);
    const { environment, print } = context;
    const site = await readSiteManifest(environment.SITE_DIR).catch(() => undefined);
    const runs = Object.entries(doctorChecks).map((check) => runCheck(check, { environment, site }));
    const findings = (await Promise.all(runs)).flat();
    const counts = ["failure", "warning"].flatMap((level) => {
      const count = findings.filter((finding) => finding.level === level).length;
      return count > 0 ? [pluralize(count, level)] : [];
    });
    const summary = counts.length > 0 ? `${counts.join(", ")}.` : "All is well.";
    const report = [...findings.map(({ line }) => line), summary];
    report.forEach(print);
    if (address !== undefined && counts.length > 0) await mailReport(context, address, report);
    return findings.every(({ level }) => level !== "failure");
  },
};

async function runCheck([name, check]: readonly [string, Check], context: CheckContext) {
  const describe = (level: string, text: string) => ({
    level,
    line: `${level.padEnd(7)}  ${name.padEnd(8)}  ${text}`,
  });
  try {
    const { found, warnings = [] } = await check(context);
    if (warnings.length === 0) return [describe("ok", found)];
    return warnings.map((text) => describe("warning", text));
  } catch (error) {
    return [describe("failure", errorText(error))];
  }
}

async function mailReport(
  { environment, print }: RunContext,
  address: string,
  report: readonly string[],
): Promise<void> {
  const { brand } = await readSiteManifest(environment.SITE_DIR);
  const delivery = chooseDelivery(environment, brand, address);
  const mail = {
    id: randomUUID(),
    replyTo: address,
    subject: `${brand.name} on ${hostname()}: ${report.at(-1)}`,
    text: `${report.join("\n")}\n`,
    createdAt: new Date(),
  };
  try {
    await delivery.deliver(mail, { signal: AbortSignal.timeout(mailTimeout), markSending: async () => {} });
  } catch (error) {
    const reason = errorText(error);
    throw new SetupError(
      `The report could not be mailed ${delivery.description}: ${reason}. Correct what it says of SMTP and Folder.`,
    );
  } finally {
    delivery.close();
  }
  print(`Mailed ${delivery.description}.`);
}
