import { databaseCommand, type CommandContext } from "./command.ts";
import type { Commands } from "./run-command.ts";

export const mailCommands: Commands = {
  "mail retry": databaseCommand(
    "",
    "tries all mail again that has not left, also what a mail server rejected for good",
    retry,
  ),
};

async function retry({ outbox, print }: CommandContext): Promise<void> {
  const failed = await outbox.retryDead();
  await outbox.rescheduleAll();
  const { waiting } = (await outbox.count()).mails;
  if (waiting === 0) return print("No mail waits.");
  print(`Mails to be tried again: ${waiting}, of which had been refused for good: ${failed}.`);
  print("A running server tries them within a minute, another one when it starts.");
}
