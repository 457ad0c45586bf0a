import { linkCommands } from "./links.ts";
import { mailCommands } from "./mail.ts";
import { memberCommands } from "./members.ts";
import { messageCommands } from "./messages.ts";
import type { Program } from "./run-program.ts";

/** The operator's programs, by name. */
export const programs: Readonly<Record<string, Program>> = {
  links: linkCommands,
  mail: mailCommands,
  members: memberCommands,
  messages: messageCommands,
};
