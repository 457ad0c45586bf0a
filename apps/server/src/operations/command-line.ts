import { parseArgs } from "node:util";
import packageFile from "../../package.json" with { type: "json" };
import { errorText } from "../config/errors.ts";
import { isOneTypingErrorAway } from "../config/misspelled-names.ts";
import type { Command, Commands, Options } from "./command.ts";

type Call =
  | { readonly kind: "run"; readonly command: Command; readonly word: string; readonly options: Options }
  | { readonly kind: "text"; readonly text: string; readonly code: 0 | 2 };

/** The values of the examples in the help. */
const examples: Readonly<Record<string, string>> = {
  "<address>": "ops@example.org",
  "<campaign>": "spring-ads",
  "<days>": "7",
  "<email>": "ada@example.org",
  "<file>": "/backups/messages.db",
  "<file-or-folder>": "/backups",
  "<member>": "+2348031234567",
  "<phone>": "+2348031234567",
  "<reference>": "1a2b3c4d",
};

/** Finds the command that the arguments name, and reads its word and options. */
export function readCommandLine(commands: Commands, args: readonly string[]): Call {
  const given = args.filter((arg) => arg !== "--help" && arg !== "-h");
  const isHelp = given.length < args.length || given[0] === "help";
  const [first = "", ...others] = given.slice(given[0] === "help" ? 1 : 0);
  if (first === "--version")
    return { kind: "text", code: 0, text: `${packageFile.version}, Node ${process.version}` };
  // A name of two words can be one argument, as in the files of containers.
  const words = [...first.split(" "), ...others];
  const name = Object.keys(commands).find((other) => `${words.join(" ")} `.startsWith(`${other} `)) ?? "";
  const command = commands[name];
  if (!command) return listCommands(commands, words.filter(Boolean), isHelp);

  const { parameters, summary } = command;
  const usage = usageOf(name, parameters);
  const example = usage.replaceAll(/[[\]]/g, "").replaceAll(/<.+?>/g, (value) => examples[value] ?? value);
  if (isHelp) return { kind: "text", code: 0, text: `${usage}\n  ${summary}\nExample: ${example}` };
  try {
    return { kind: "run", command, ...readParameters(parameters, words.slice(name.split(" ").length)) };
  } catch (error) {
    // Node's second sentence is about dashes.
    const [mistake] = errorText(error)
      .replace("argument is ambiguous", "needs a value")
      .split(/\. |\.?\n/);
    return { kind: "text", code: 2, text: `${name}: ${mistake}. Expected: ${usage}. Example: ${example}` };
  }
}

function usageOf(name: string, parameters: string): string {
  return `${name} ${parameters}`.trimEnd();
}

function readParameters(parameters: string, args: string[]) {
  const declared = Array.from(parameters.matchAll(/--(\w+)( <)?/g), ([, name = "", value]) => {
    return [name, { type: value ? "string" : "boolean" }] as const;
  });
  const [needed] = /^<.+?>/.exec(parameters) ?? [];
  const { values, positionals, tokens } = parseArgs({
    args,
    options: Object.fromEntries(declared),
    allowPositionals: needed !== undefined,
    tokens: true,
  });
  const names = tokens.flatMap((token) => (token.kind === "option" ? token.rawName : []));
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice) throw new Error(`Option '${twice}' given twice`);
  const [word = "", extra] = positionals;
  if (needed && !word) throw new Error(`${needed} missing`);
  if (extra !== undefined)
    throw new Error(`Unexpected argument '${extra}': put a value with spaces in quotes`);
  return { word, options: values };
}

/** Lists the commands with the nearest names, or all. */
function listCommands(commands: Commands, words: readonly string[], isHelp: boolean): Call {
  const line = words.join(" ");
  const given = line.toLowerCase().match(/[a-z]{3,}/g) ?? [];
  const rows = Object.entries(commands).map(([name, { parameters, summary }]) => ({
    usage: usageOf(name, parameters),
    summary,
    shared: name.split(/[ -]/).filter((part) => given.some((word) => isNear(word, part))).length,
  }));
  const most = Math.max(...rows.map(({ shared }) => shared));
  const shown = rows.filter(({ shared }) => shared === most);
  const width = Math.max(...shown.map(({ usage }) => usage.length));
  const isAnswer = words.length === 0 || (isHelp && most > 0);
  const mistake = isAnswer ? "" : `There is no command ${JSON.stringify(line)}. `;
  const head = isAnswer || most === 0 ? "The commands are:" : "Did you mean:";
  const lines = shown.map(({ usage, summary }) => `  ${usage.padEnd(width)}  ${summary}`);
  const text = [mistake + head, ...lines, "To show one with an example: <command> --help"].join("\n");
  return { kind: "text", code: isHelp && isAnswer ? 0 : 2, text };
}

function isNear(word: string, part: string): boolean {
  return part.startsWith(word) || isOneTypingErrorAway(word, part);
}
