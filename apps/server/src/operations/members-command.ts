import { codesProblem, publicAddress } from "../config/read-environment.ts";
import { SetupError } from "../config/errors.ts";
import { parseE164 } from "../members/e164.ts";
import type { LinkKind } from "../members/member-store.ts";
import { eraseMember, exportPerson, unknownMember } from "./personal-data-command.ts";
import { command, type CommandContext, type Commands } from "./command.ts";

export const memberCommands: Commands = {
  "members add": command("<phone>", "adds a member with this phone number", add),
  "members list": command("", "lists all members, oldest first", list),
  "members erase": command("<member>", "erases a member, by number or id, with a receipt", eraseMember),
  "members export-person": command("<phone>", "prints everything about a member, as JSON", exportPerson),
  "links phone": command("<member>", "prints a link that changes a member's phone number", linkTo("phone")),
  "links password": command("<member>", "prints a link that changes a member's password", linkTo("password")),
};

async function add({ members, print }: CommandContext, text: string): Promise<void> {
  const phone = parseE164(text);
  if (!phone)
    throw new SetupError(
      `${JSON.stringify(text)} is not a phone number. Expected one with its dialing code, such as +2348031234567.`,
    );
  const member = await members.add(phone);
  if (!member) throw new SetupError(`A member has the number ${phone} already. See: members list.`);
  print(`Added ${member.phone}, id ${member.id}.`);
}

async function list({ members, print }: CommandContext): Promise<void> {
  const all = await members.list();
  if (all.length === 0) return print("There are no members yet. Add one: members add <phone>.");
  print("Phone             Password  Since       Id");
  for (const { id, phone, hasPassword, createdAt } of all) {
    const password = hasPassword ? "set" : "none";
    print(`${phone.padEnd(16)}  ${password.padEnd(8)}  ${createdAt.toISOString().slice(0, 10)}  ${id}`);
  }
}

function linkTo(kind: LinkKind) {
  return async ({ members, environment, print }: CommandContext, numberOrId: string): Promise<void> => {
    const member = await members.find({ id: numberOrId, phone: parseE164(numberOrId) });
    if (!member) throw unknownMember(numberOrId);
    const publicUrl = publicAddress(environment).href;
    const { href, expiresAt } = await members.issueLink(member.id, kind, publicUrl);
    print(href);
    print(`It works once, until ${expiresAt.toISOString().slice(0, 16).replace("T", " ")} UTC.`);
    const problem = kind === "phone" && codesProblem(environment);
    if (problem) print(`It cannot change a number now, because no codes are sent: ${problem}.`);
  };
}
