import { inspect } from "node:util";
import { readEnvironment } from "../environment/read-environment.ts";
import type { Environment } from "../environment/variables.ts";
import { SetupError } from "../errors/setup-error.ts";
import type { Outbox } from "../mail/outbox.ts";
import type { MemberDirectory } from "../members/member-directory.ts";
import type { MessageStore } from "../messages/message-store.ts";
import type { PersonalData } from "../personal-data/personal-data.ts";
import type { SmsBudget } from "../verification/sms-budget.ts";

/** The ports that commands work with. */
export interface OperatorPorts {
  readonly messages: MessageStore;
  readonly members: MemberDirectory;
  readonly outbox: Outbox;
  readonly personalData: PersonalData;
  readonly smsBudget: SmsBudget;
  readonly close: () => Promise<void>;
}

/** What a command works with. */
export interface CommandContext extends Omit<OperatorPorts, "close"> {
  readonly environment: Environment;
  /** Writes one line to standard output. */
  readonly print: (line: string) => void;
}

/** One command of an operator's program. */
interface Command {
  /** Its parameters, as the usage shows them, separated by spaces. */
  readonly parameters: string;
  readonly summary: string;
  readonly run: (context: CommandContext, ...parameters: string[]) => Promise<void>;
}

/** A program of the operator: its commands, by name. */
export type Program = Readonly<Record<string, Command>>;

/** The operator's command line, and where the output goes. */
interface CommandLine {
  /** The program's name, the command's, and the command's own parameters. */
  readonly args: readonly string[];
  /** @default the process's own */
  readonly environment?: Readonly<Record<string, string>>;
  readonly openPorts: (environment: Environment) => Promise<OperatorPorts>;
  /** Writes to standard output. */
  readonly print: (text: string) => void;
  /** Writes to standard error. */
  readonly printError: (text: string) => void;
}

/**
 * Runs one command of an operator's program.
 *
 * @returns the exit code: 1 where the command failed, 2 where there is no such command
 */
export async function runProgram(
  programs: Readonly<Record<string, Program>>,
  { args, environment: source, openPorts, print, printError }: CommandLine,
): Promise<0 | 1 | 2> {
  const [name = "", commandName = "", ...parameters] = args;
  const program = getOwn(programs, name);
  const command = program && getOwn(program, commandName);
  if (!command || parameterCount(command) !== parameters.length) {
    printError(usage(program ? { [name]: program } : programs));
    return 2;
  }
  try {
    const environment = readEnvironment(source);
    const ports = await openPorts(environment);
    try {
      await command.run({ ...ports, environment, print: (line) => print(`${line}\n`) }, ...parameters);
    } finally {
      await ports.close();
    }
    return 0;
  } catch (error) {
    printError(`${error instanceof SetupError ? error.message : inspect(error)}\n`);
    return 1;
  }
}

function getOwn<Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

function parameterCount({ parameters }: Command): number {
  return parameters.split(" ").filter(Boolean).length;
}

function usage(programs: Readonly<Record<string, Program>>): string {
  const rows = Object.entries(programs).flatMap(([name, program]) =>
    Object.entries(program).map(([command, { parameters, summary }]) => ({
      call: `${name} ${command} ${parameters}`.trimEnd(),
      summary,
    })),
  );
  const width = Math.max(...rows.map(({ call }) => call.length));
  return ["Usage:", ...rows.map(({ call, summary }) => `  ${call.padEnd(width)}  ${summary}`), ""].join("\n");
}
