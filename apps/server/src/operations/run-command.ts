import { readEnvironment } from "../config/read-environment.ts";
import { errorText, SetupError, StorageError } from "../config/errors.ts";
import { databaseFileOf } from "../storage/database-files.ts";
import { isSqliteError, sqliteOpenError } from "../storage/sqlite-errors.ts";
import { backupCommand } from "./backup-command.ts";
import { toPrintable } from "../config/printable.ts";
import type { Commands, RunContext } from "./command.ts";
import { readCommandLine } from "./command-line.ts";
import { doctorCommand } from "./doctor.ts";
import { memberCommands } from "./members-command.ts";
import { messageCommands } from "./messages-command.ts";
import { numberCommands } from "./numbers-command.ts";
import { policiesCommand } from "./policies-command.ts";
import { postgresCommands } from "./postgres-commands.ts";
import { restoreCommand } from "./restore.ts";
import { smsCommands } from "./sms-command.ts";

export const commands: Commands = {
  backup: backupCommand,
  doctor: doctorCommand,
  ...memberCommands,
  ...messageCommands,
  ...numberCommands,
  policies: policiesCommand,
  restore: restoreCommand,
  ...smsCommands,
  ...postgresCommands,
};

interface CommandLine extends Omit<RunContext, "environment"> {
  readonly args: readonly string[];
  /** @default process.env */
  readonly environment?: Readonly<Record<string, string>>;
  readonly printError: (line: string) => void;
}

/** Runs an operator's command. @returns the exit code: 1 if the command failed, 2 if an argument is unknown or missing */
export async function runCommand(line: CommandLine): Promise<0 | 1 | 2> {
  const { args, ...context } = line;
  const print = (text: string) => line.print(toPrintable(text));
  const printError = (text: string) => line.printError(toPrintable(text));
  const call = readCommandLine(commands, args);
  if ("text" in call) {
    (call.code === 0 ? print : printError)(call.text);
    return call.code;
  }
  const { command, word, options } = call;
  let file = "";
  try {
    const environment = readEnvironment(line.environment);
    file = databaseFileOf(environment);
    return (await command.run({ ...context, print, environment }, word, options)) === false ? 1 : 0;
  } catch (error) {
    printError(describe(error, file));
    return 1;
  }
}

function describe(error: unknown, file: string): string {
  if (error instanceof SetupError || error instanceof StorageError) return error.message;
  if (isSqliteError(error)) return sqliteOpenError(file, error, "used").message;
  return `The command failed: ${errorText(error)}. Run doctor. If it finds nothing, report this.`;
}
