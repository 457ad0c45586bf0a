import { existsSync } from "node:fs";
import { join } from "node:path";
import { inspect } from "node:util";
import { openDatabase, type Database } from "../database/database.ts";
import { readEnvironment, type Environment } from "../environment/environment.ts";
import { SetupError } from "../errors/setup-error.ts";

/** What a command works with. */
export interface CommandContext {
  readonly database: Database;
  readonly environment: Environment;
  /** Writes one line to standard output. */
  readonly print: (line: string) => void;
}

/** One thing that an operator can have done. */
export interface Command {
  /** Its arguments, as the usage shows them; as many are expected as there are words. */
  readonly parameters: string;
  readonly summary: string;
  readonly run: (context: CommandContext, ...parameters: string[]) => Promise<void>;
}

/** What an operator calls by one name: its commands, by theirs. */
export type Program = Readonly<Record<string, Command>>;

/** How an operator called, and where the answer goes. */
export interface OperatorCall {
  /** The program's name, the command's, and the command's own parameters. */
  readonly words: readonly string[];
  /** @default the process's own */
  readonly environment?: Readonly<Record<string, string>>;
  /** Writes to standard output. */
  readonly print: (text: string) => void;
  /** Writes to standard error. */
  readonly complain: (text: string) => void;
}

/**
 * Runs one command of an operator's program on the server's database.
 *
 * @returns the exit code: 1 where it could not be done, 2 where it was called in a way it does not have
 * @example await runProgram(programs, { words: ["members", "list"], print, complain });
 */
export async function runProgram(
  programs: Readonly<Record<string, Program>>,
  { words, environment: source, print, complain }: OperatorCall,
): Promise<0 | 1 | 2> {
  const [name = "", called = "", ...parameters] = words;
  const program = named(programs, name);
  const command = program && named(program, called);
  if (!command || !takes(command, parameters.length)) {
    complain(usage(program ? { [name]: program } : programs));
    return 2;
  }
  try {
    const environment = readEnvironment(source);
    const { DATA_DIR } = environment;
    // A mistyped folder must not look like one in which everything is lost.
    if (!existsSync(DATA_DIR))
      throw new SetupError(
        `There is no folder ${DATA_DIR}. Start the server once, or set DATA_DIR to its folder.`,
      );
    const database = await openDatabase(join(DATA_DIR, "messages.db"));
    try {
      await command.run({ database, environment, print: (line) => print(`${line}\n`) }, ...parameters);
    } finally {
      await database.destroy();
    }
    return 0;
  } catch (error) {
    complain(`${error instanceof SetupError ? error.message : inspect(error)}\n`);
    return 1;
  }
}

function named<Named>(all: Readonly<Record<string, Named>>, name: string): Named | undefined {
  return Object.hasOwn(all, name) ? all[name] : undefined;
}

function takes({ parameters }: Command, count: number): boolean {
  return parameters.split(" ").filter(Boolean).length === count;
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
