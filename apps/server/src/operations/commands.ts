import { backupCommand } from "./backup-command.ts";
import { doctorCommand } from "./doctor-command.ts";
import { memberCommands } from "./members-command.ts";
import { messageCommands } from "./messages-command.ts";
import { policiesCommand } from "./policies-command.ts";
import { postgresCommands } from "./postgres-commands.ts";
import { restoreCommand } from "./restore-command.ts";
import type { Commands } from "./run-command.ts";
import { smsCommands } from "./sms-command.ts";

/** All commands for operators. */
export const commands: Commands = {
  backup: backupCommand,
  doctor: doctorCommand,
  ...memberCommands,
  ...messageCommands,
  policies: policiesCommand,
  restore: restoreCommand,
  ...smsCommands,
  ...postgresCommands,
};
