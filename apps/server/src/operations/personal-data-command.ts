import { SetupError } from "../config/errors.ts";
import { readSiteManifest } from "../site/site.ts";
import { parseE164 } from "../members/e164.ts";
import { databaseFileOf, databaseOrLog, filesBeside } from "../storage/database-files.ts";
import type { Erasure, Person } from "./personal-data.ts";
import { purgeMessages } from "./purge-messages.ts";
import { pluralize } from "./contents.ts";
import { escapeUnprintable } from "../config/printable.ts";
import type { CommandContext } from "./command.ts";

export async function purge(context: CommandContext): Promise<void> {
  const { environment, print } = context;
  const { messages: days } = (await readSiteManifest(environment.SITE_DIR)).retention;
  const { messages, files, warning } = await purgeMessages(context, days);
  if (warning && messages + files === 0) throw new SetupError(warning);
  const deleted = `${pluralize(messages, "message")}, ${pluralize(files, "file")}`;
  print(`Deleted: ${deleted}. Messages are kept for ${days} days, as the privacy page says.`);
}

export async function checkClock({ clock, print }: CommandContext): Promise<void> {
  const { now, warning } = await clock.check(new Date());
  if (warning) throw new SetupError(warning);
  print(`The clock says ${now.toISOString()}, which is trusted.`);
}

export async function confirmClock({ clock, print }: CommandContext): Promise<void> {
  print(`Confirmed ${await clock.confirm()}. Within an hour, the server deletes what is old by this time.`);
}

export async function eraseSender(context: CommandContext, email: string): Promise<void> {
  if (!email.includes("@")) throw new SetupError(`${JSON.stringify(email)} is not an email address.`);
  await erase(context, { email });
}

export async function eraseMember(context: CommandContext, numberOrId: string): Promise<void> {
  const parsed = parseE164(numberOrId);
  const member = await context.members.find({ id: numberOrId, phone: parsed });
  const phone = member?.phone ?? parsed;
  if (!phone) throw unknownMember(numberOrId);
  await erase(context, { phone });
}

export function unknownMember(numberOrId: string): SetupError {
  return new SetupError(`No member has the number or id ${JSON.stringify(numberOrId)}. See: members list.`);
}

export async function exportPerson({ personalData, print }: CommandContext, address: string): Promise<void> {
  const phone = parseE164(address);
  if (!phone && !address.includes("@"))
    throw new SetupError(`${JSON.stringify(address)} is not an email address or phone number.`);
  const records = await personalData.export(phone ? { phone } : { email: address });
  print(escapeUnprintable(JSON.stringify(records, undefined, 2)));
}

async function erase(context: CommandContext, person: Person): Promise<void> {
  const { personalData, clock, environment, print } = context;
  const { warning } = await clock.check(new Date());
  // It reaches what came before: by a clock that is behind nothing, by one that is ahead also what comes later.
  if (warning) throw new SetupError(`Nothing was erased. ${warning}`);
  const now = new Date();
  const erasure = await personalData.erase(person, now);
  const replaced = filesBeside(databaseFileOf(environment), "replaced", databaseOrLog).map(
    (file) => `The replaced database ${file} may still have it. The server deletes it after 30 days.`,
  );
  if (Object.values(erasure).every((count) => count === 0))
    throw new SetupError([unknown(person), ...replaced].join(" "));
  [...receiptOf(erasure, now), ...replaced].forEach(print);
}

function unknown(person: Person): string {
  const list = "email" in person ? "messages list" : "members list";
  return `Nothing to erase was found. Check the spelling: ${list}. If a backup has it, a restore erases it.`;
}

/** It names nobody, so that the person who asked and the operator may keep it. */
function receiptOf({ messages, members, links, files }: Erasure, now: Date): readonly string[] {
  return [
    `Erased on ${now.toISOString().slice(0, 16).replace("T", " ")} UTC.`,
    `  Messages, with their mails  ${messages}`,
    `  Members                     ${members}`,
    `  Links                       ${links}`,
    `  Files of mail and SMS       ${files}`,
    "Backups have it until you delete them. A restore erases it again.",
    "Not erased: mail in the mailbox, and data of another backend.",
  ];
}
