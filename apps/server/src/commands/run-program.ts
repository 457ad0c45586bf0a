import { existsSync } from "node:fs";
import { join } from "node:path";
import { inspect } from "node:util";
import { openDatabase, type Database } from "../database/database.ts";
import { readEnvironment, type Environment } from "../environment.ts";
import { SetupError } from "../setup-error.ts";

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

/**
 * Runs one command of an operator's program on the server's database, and sets the exit code: 1 where it could
 * not be done, 2 where it was called in a way it does not have.
 *
 * @example await runProgram("members", { list: { parameters: "", summary: "shows them", run: listMembers } });
 */
export async function runProgram(name: string, commands: Readonly<Record<string, Command>>): Promise<void> {
  const [called = "", ...parameters] = process.argv.slice(2);
  const command = Object.hasOwn(commands, called) ? commands[called] : undefined;
  if (!command || !takes(command, parameters.length)) {
    process.stderr.write(usage(name, commands));
    process.exitCode = 2;
    return;
  }
  // Who reads the first lines only, such as `head`, has what they wanted.
  process.stdout.once("error", () => process.exit());
  try {
    process.umask(0o077);
    const environment = readEnvironment();
    const { DATA_DIR } = environment;
    // A mistyped folder must not look like one in which everything is lost.
    if (!existsSync(DATA_DIR))
      throw new SetupError(
        `There is no folder ${DATA_DIR}. Start the server once, or set DATA_DIR to its folder.`,
      );
    const database = await openDatabase(join(DATA_DIR, "messages.db"));
    try {
      await command.run({ database, environment, print }, ...parameters);
    } finally {
      await database.destroy();
    }
  } catch (error) {
    process.stderr.write(`${error instanceof SetupError ? error.message : inspect(error)}\n`);
    process.exitCode = 1;
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function takes({ parameters }: Command, count: number): boolean {
  return parameters.split(" ").filter(Boolean).length === count;
}

function usage(name: string, commands: Readonly<Record<string, Command>>): string {
  const rows = Object.entries(commands).map(([command, { parameters, summary }]) => ({
    call: `${name} ${command} ${parameters}`.trimEnd(),
    summary,
  }));
  const width = Math.max(...rows.map(({ call }) => call.length));
  return ["Usage:", ...rows.map(({ call, summary }) => `  ${call.padEnd(width)}  ${summary}`), ""].join("\n");
}
