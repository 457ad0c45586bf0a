import type { Environment } from "../config/variables.ts";
import type { DatabasePorts } from "./database-ports.ts";

export type OperatorPorts = DatabasePorts & AsyncDisposable;

export interface RunContext {
  readonly environment: Environment;
  readonly print: (line: string) => void;
  readonly openPorts: (environment: Environment) => Promise<OperatorPorts>;
}

export type CommandContext = RunContext & OperatorPorts;

export type Options = Readonly<Record<string, string | boolean | undefined>>;

export interface Command {
  /** The parameters as the help shows them: at most one `<word>`, then options such as `[--csv]` or `[--days <days>]`. */
  readonly parameters: string;
  readonly summary: string;
  /** Resolves with false if the exit code must be 1. */
  readonly run: (context: RunContext, word: string, options: Options) => Promise<boolean | void>;
}

export type Commands = Readonly<Record<string, Command>>;

/** Creates a command that works on the database. */
export function command(
  parameters: string,
  summary: string,
  run: (context: CommandContext, word: string, options: Options) => Promise<void>,
): Command {
  return {
    parameters,
    summary,
    async run(context, word, options) {
      await using ports = await context.openPorts(context.environment);
      await run({ ...context, ...ports }, word, options);
    },
  };
}
