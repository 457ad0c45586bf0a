import { backupCommand } from "./backup-command.ts";
import { doctorCommand } from "./doctor-command.ts";
import { importCommand } from "./import-command.ts";
import { linkCommands } from "./links-command.ts";
import { mailCommands } from "./mail-command.ts";
import { memberCommands } from "./members-command.ts";
import { messageCommands } from "./messages-command.ts";
import { migrateCommand } from "./migrate-command.ts";
import { policiesCommand } from "./policies-command.ts";
import { postRestoreCommand } from "./post-restore-command.ts";
import { restoreCommand } from "./restore-command.ts";
import type { Commands } from "./run-command.ts";
import { smsCommands } from "./sms-command.ts";

/** All commands for operators. */
export const commands: Commands = {
  backup: backupCommand,
  doctor: doctorCommand,
  import: importCommand,
  ...linkCommands,
  ...mailCommands,
  ...memberCommands,
  ...messageCommands,
  migrate: migrateCommand,
  policies: policiesCommand,
  restore: restoreCommand,
  restored: postRestoreCommand,
  ...smsCommands,
};
