import { inspect } from "node:util";
import type { Brand } from "../site/site-manifest.ts";
import { readEnvironment } from "../config/read-environment.ts";
import type { Environment } from "../config/variables.ts";
import { SetupError } from "../config/setup-error.ts";
import type { Delivery } from "../mail/delivery.ts";
import type { Outbox } from "../mail/outbox.ts";
import type { MemberDirectory } from "../members/member-directory.ts";
import type { MessageStore } from "../messages/message-store.ts";
import type { PersonalData } from "./personal-data.ts";
import type { SmsBudget } from "../sms/sms-budget.ts";

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

/** What a tool works with. */
export interface ToolContext extends Pick<CommandContext, "environment" | "print"> {
  /** The way mail leaves. @param to in place of `MAIL_TO` */
  readonly chooseDelivery: (environment: Environment, brand: Brand, to?: string) => Delivery;
}

interface Call {
  /**
   * Its parameters, as the usage shows them, separated by spaces: `<word>` stands for any, other words for themselves,
   * and what is in brackets at the end may be left out.
   */
  readonly parameters: string;
  readonly summary: string;
}

/** One command of an operator's program. */
interface Command extends Call {
  readonly run: (context: CommandContext, ...parameters: string[]) => Promise<void>;
}

/** A program of the operator: its commands, by name. */
export type Program = Readonly<Record<string, Command>>;

/** A program that is one command. It opens what it needs itself: the database may be damaged, or in use. */
export interface Tool extends Call {
  /** Fulfilled with whether all is well; otherwise the exit code is 1. */
  readonly run: (context: ToolContext, ...parameters: string[]) => Promise<boolean>;
}

/** Programs of the operator, by name. */
export type Programs = Readonly<Record<string, Program | Tool>>;

/** The operator's command line, and where the output goes. */
interface CommandLine extends Pick<ToolContext, "chooseDelivery"> {
  /** The program's name, the command's where it has some, and the command's own parameters. */
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
export async function runProgram(programs: Programs, line: CommandLine): Promise<0 | 1 | 2> {
  const { args, environment: source, openPorts, chooseDelivery, print, printError } = line;
  const call = findCall(programs, args);
  if (!call) {
    const [name = ""] = args;
    const program = getOwn(programs, name);
    printError(usage(program ? { [name]: program } : programs));
    return 2;
  }
  try {
    const environment = readEnvironment(source);
    const context = { environment, print: (text: string) => print(`${text}\n`) };
    const { parameters } = call;
    if ("tool" in call) return (await call.tool.run({ ...context, chooseDelivery }, ...parameters)) ? 0 : 1;
    const ports = await openPorts(environment);
    try {
      await call.command.run({ ...ports, ...context }, ...parameters);
    } finally {
      await ports.close();
    }
    return 0;
  } catch (error) {
    printError(`${error instanceof SetupError ? error.message : inspect(error)}\n`);
    return 1;
  }
}

/**
 * The command that words name, and its parameters.
 *
 * @returns undefined where there is no such command, or it takes other parameters
 * @example findCall(programs, ["backup", "/backups"]); // { tool, parameters: ["/backups"] }
 */
export function findCall(programs: Programs, [name = "", ...words]: readonly string[]) {
  const program = getOwn(programs, name);
  if (!program) return undefined;
  if (isTool(program)) return takes(program, words) ? { tool: program, parameters: words } : undefined;
  const [commandName = "", ...parameters] = words;
  const command = getOwn(program, commandName);
  return command && takes(command, parameters) ? { command, parameters } : undefined;
}

function isTool(program: Program | Tool): program is Tool {
  return typeof program["run"] === "function";
}

function getOwn<Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

function takes({ parameters }: Call, given: readonly string[]): boolean {
  const [always = "", sometimes = ""] = parameters.split(/[[\]]/);
  return [always, always + sometimes].some((shape) => {
    const words = shape.split(" ").filter(Boolean);
    return (
      words.length === given.length &&
      words.every((word, index) => word.startsWith("<") || word === given[index])
    );
  });
}

function usage(programs: Programs): string {
  const rows = Object.entries(programs).flatMap(([name, program]) =>
    isTool(program)
      ? [rowOf(name, program)]
      : Object.entries(program).map(([command, call]) => rowOf(`${name} ${command}`, call)),
  );
  const width = Math.max(...rows.map(({ call }) => call.length));
  return ["Usage:", ...rows.map(({ call, summary }) => `  ${call.padEnd(width)}  ${summary}`), ""].join("\n");
}

function rowOf(name: string, { parameters, summary }: Call) {
  return { call: `${name} ${parameters}`.trimEnd(), summary };
}
