import { inspect } from "node:util";
import { readEnvironment } from "../config/read-environment.ts";
import { SetupError } from "../config/setup-error.ts";
import type { Command, RunContext } from "./command.ts";

/** Commands by name, such as "members add". */
export type Commands = Readonly<Record<string, Command>>;

interface CommandLine extends Omit<RunContext, "environment"> {
  /** The command's name and its parameters. */
  readonly args: readonly string[];
  /** @default process.env */
  readonly environment?: Readonly<Record<string, string>>;
  /** Writes to standard output. */
  readonly print: (text: string) => void;
  /** Writes to standard error. */
  readonly printError: (text: string) => void;
}

/**
 * Runs an operator's command.
 *
 * @returns the exit code: 1 if the command failed, 2 if no command matches
 */
export async function runCommand(commands: Commands, line: CommandLine): Promise<0 | 1 | 2> {
  const { args, environment, print, printError, ...context } = line;
  const call = findCall(commands, args);
  if (!call) {
    printError(usage(commands, args));
    return 2;
  }
  try {
    const isFine = await call.command.run(
      { ...context, environment: readEnvironment(environment), print: (text) => print(`${text}\n`) },
      ...call.parameters,
    );
    return isFine === false ? 1 : 0;
  } catch (error) {
    printError(`${error instanceof SetupError ? error.message : inspect(error)}\n`);
    return 1;
  }
}

/** Returns undefined if there is no such command, or if it takes other parameters. */
function findCall(commands: Commands, args: readonly string[]) {
  for (const [name, command] of Object.entries(commands)) {
    const words = name.split(" ");
    const parameters = args.slice(words.length);
    if (words.every((word, index) => word === args[index]) && takes(command, parameters))
      return { command, parameters };
  }
  return undefined;
}

function takes({ parameters }: Command, given: readonly string[]): boolean {
  const [required = "", optional = ""] = parameters.split(/[[\]]/);
  return [required, required + optional].some((shape) => {
    const words = shape.split(" ").filter(Boolean);
    return (
      words.length === given.length &&
      words.every((word, index) => word.startsWith("<") || word === given[index])
    );
  });
}

/** Describes the commands that begin with the first word, or all. */
function usage(commands: Commands, [first = ""]: readonly string[]): string {
  const rows = Object.entries(commands).map(([name, { parameters, summary }]) => ({
    call: `${name} ${parameters}`.trimEnd(),
    summary,
  }));
  const matching = rows.filter(({ call }) => call.split(" ")[0] === first);
  const shown = matching.length > 0 ? matching : rows;
  const width = Math.max(...shown.map(({ call }) => call.length));
  return ["Usage:", ...shown.map(({ call, summary }) => `  ${call.padEnd(width)}  ${summary}`), ""].join(
    "\n",
  );
}
