import { addMember } from "../members/add-member.ts";
import { parseE164 } from "../phone-numbers/e164.ts";
import { SetupError } from "../errors/setup-error.ts";
import type { CommandContext, Program } from "./run-program.ts";

/** Looks after the members. */
export const memberCommands: Program = {
  add: { parameters: "<phone>", summary: "adds a member by number, such as +2348031234567", run: add },
  list: { parameters: "", summary: "lists all members, oldest first", run: list },
};

async function add({ database, print }: CommandContext, written: string): Promise<void> {
  const phone = parseE164(written);
  if (!phone) {
    throw new SetupError(
      `${JSON.stringify(written)} is no phone number that can exist. ` +
        "Expected one with its country's code, such as +2348031234567.",
    );
  }
  const member = await addMember(database, phone, new Date());
  if (!member) throw new SetupError(`A member has the number ${phone} already. See: members list.`);
  print(`Added ${member.phone}, id ${member.id}.`);
}

async function list({ database, print }: CommandContext): Promise<void> {
  const members = await database.selectFrom("member").selectAll().orderBy("id").execute();
  if (members.length === 0) return print("There are no members yet. Add one: members add <phone>.");
  print("Phone             Password  Since       Id");
  for (const { id, phone, password_hash, created_at } of members) {
    const password = password_hash === null ? "none" : "set";
    print(`${phone.padEnd(16)}  ${password.padEnd(8)}  ${created_at.slice(0, 10)}  ${id}`);
  }
}
