import { backupTool, restoreTool } from "./backup-command.ts";
import { doctorTool } from "./doctor-command.ts";
import { importTool } from "./import-command.ts";
import { linkCommands } from "./links-command.ts";
import { memberCommands } from "./members-command.ts";
import { messageCommands } from "./messages-command.ts";
import { migrateTool } from "./migrate-command.ts";
import { policiesTool } from "./policies-command.ts";
import { restoredTool } from "./post-restore-command.ts";
import type { CommandContext, Program, Programs } from "./run-program.ts";
import { smsCommands } from "./sms-command.ts";

/** Retries mail that was not accepted. */
const mailCommands: Program = {
  retry: {
    parameters: "",
    summary: "tries all mail again that has not left, also what a mail server refused for good",
    run: retryMail,
  },
};

/** The operator's programs, by name. */
export const programs: Programs = {
  backup: backupTool,
  doctor: doctorTool,
  import: importTool,
  links: linkCommands,
  mail: mailCommands,
  members: memberCommands,
  messages: messageCommands,
  migrate: migrateTool,
  policies: policiesTool,
  restore: restoreTool,
  restored: restoredTool,
  sms: smsCommands,
};

async function retryMail({ outbox, print }: CommandContext): Promise<void> {
  const failed = await outbox.retryFailed();
  await outbox.rescheduleAll();
  const { waiting } = (await outbox.count()).mails;
  if (waiting === 0) return print("No mail waits.");
  print(`Mails to be tried again: ${waiting}, of which had been refused for good: ${failed}.`);
  print("A running server tries them within a minute, another one when it starts.");
}
