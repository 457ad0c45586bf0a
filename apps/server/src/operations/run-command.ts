import { isOneTypingErrorAway } from "../config/misspelled-names.ts";
import { readEnvironment } from "../config/read-environment.ts";
import { errorText, SetupError, StorageError } from "../config/errors.ts";
import { databaseFileOf } from "../storage/database-files.ts";
import { isSqliteError, sqliteOpenError } from "../storage/sqlite-errors.ts";
import { backupCommand } from "./backup-command.ts";
import type { Command, Commands, RunContext } from "./command.ts";
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

/** Runs an operator's command. @returns the exit code: 1 if the command failed, 2 if no command matches */
export async function runCommand(line: CommandLine): Promise<0 | 1 | 2> {
  const { args, printError, ...context } = line;
  const call = findCall(args);
  if (!call) {
    printError(usage(args));
    return 2;
  }
  let file = "";
  try {
    const environment = readEnvironment(line.environment);
    file = databaseFileOf(environment);
    return (await call.command.run({ ...context, environment }, ...call.parameters)) === false ? 1 : 0;
  } catch (error) {
    printError(describe(error, file));
    return 1;
  }
}

function describe(error: unknown, file: string): string {
  if (error instanceof SetupError || error instanceof StorageError) return error.message;
  if (isSqliteError(error)) return sqliteOpenError(file, error, "used").message;
  return `The command failed: ${errorText(error)}. Expected no such failure: run doctor, and report it if all is well.`;
}

function findCall(args: readonly string[]) {
  for (const [name, command] of Object.entries(commands)) {
    const words = name.split(" ");
    const parameters = args.slice(words.length);
    if (words.every((word, index) => word === args[index]) && takes(command, parameters))
      return { command, parameters };
  }
  return undefined;
}

function takes({ parameters }: Command, given: readonly string[]): boolean {
  const [required = "", ...optional] = parameters.split(/ ?\[|\]/);
  let shapes = [required];
  for (const part of optional) shapes = shapes.flatMap((shape) => [shape, `${shape} ${part}`]);
  return shapes.some((shape) => {
    const words = shape.split(" ").filter(Boolean);
    return (
      words.length === given.length &&
      words.every((word, index) => word.startsWith("<") || word === given[index])
    );
  });
}

function usage(args: readonly string[]): string {
  const rows = Object.entries(commands).map(([name, { parameters, summary }]) => ({
    call: `${name} ${parameters}`.trimEnd(),
    summary,
    shared: name.split(" ").filter((word) => args.some((given) => isOneTypingErrorAway(word, given))).length,
  }));
  const most = Math.max(...rows.map(({ shared }) => shared));
  const shown = rows.filter(({ shared }) => shared === most);
  const width = Math.max(...shown.map(({ call }) => call.length));
  const mistake = args.length > 0 ? `There is no command ${JSON.stringify(args.join(" "))}. ` : "";
  const lines = shown.map(({ call, summary }) => `  ${call.padEnd(width)}  ${summary}`);
  return [mistake + (most > 0 ? "Did you mean:" : "The commands are:"), ...lines].join("\n");
}
