import { Outbox } from "../mail/outbox.ts";
import type { CommandContext, Program } from "./run-program.ts";

/** Looks after the mail that has not left. */
export const mailCommands: Program = {
  retry: {
    parameters: "",
    summary: "tries all mail again that has not left, also what a mail server refused for good",
    run: retry,
  },
};

async function retry({ database, print }: CommandContext): Promise<void> {
  const outbox = new Outbox(database);
  const revived = await outbox.reviveDead();
  const due = await outbox.makeAllDue();
  if (due === 0) return print("No mail waits.");
  print(`Mails to be tried again: ${due}, of which had been refused for good: ${revived}.`);
  print("A running server tries them within a minute, another one when it starts.");
}
