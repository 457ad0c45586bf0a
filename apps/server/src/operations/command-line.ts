import { parseArgs } from "node:util";
import packageFile from "../../package.json" with { type: "json" };
import { errorText } from "../config/errors.ts";
import { isOneTypingErrorAway } from "../config/misspelled-names.ts";
import type { Command, Commands, Options } from "./command.ts";

type Call =
  | { readonly command: Command; readonly word: string; readonly options: Options }
  | { readonly text: string; readonly code: 0 | 2 };

/** The values of the examples in the help. */
const examples: Readonly<Record<string, string>> = {
  "<address>": "ada@example.org",
  "<campaign>": "spring-ads",
  "<days>": "7",
  "<file>": "/backups/messages.db",
  "<file-or-folder>": "/backups",
  "<member>": "+2348031234567",
  "<phone>": "+2348031234567",
  "<reference>": "1a2b3c4d",
};

/** Finds the command that the arguments name, and reads its word and options. */
export function readCommandLine(commands: Commands, args: readonly string[]): Call {
  if (args[0] === "--version") return { code: 0, text: `${packageFile.version}, Node ${process.version}` };
  if (args[0] === "help") return readCommandLine(commands, [...args.slice(1), "--help"]);
  const given = args.filter((arg) => arg !== "--help" && arg !== "-h");
  const isHelp = given.length < args.length;
  // The name may be one argument, as in the files of containers.
  const words = given.flatMap((arg, index) => (index === 0 ? arg.split(" ") : arg));
  const line = words.join(" ");
  const name = Object.keys(commands).find((other) => `${line} `.startsWith(`${other} `)) ?? "";
  const command = commands[name];
  if (!command) return listCommands(commands, line, isHelp);

  const usage = `${name} ${command.parameters}`.trimEnd();
  const example = usage.replaceAll(/[[\]]/g, "").replaceAll(/<.+?>/g, (value) => examples[value] ?? value);
  if (isHelp) return { code: 0, text: `${usage}\n  ${command.summary}\nExample: ${example}` };
  try {
    return { command, ...readParameters(command.parameters, words.slice(name.split(" ").length)) };
  } catch (error) {
    // Node's second sentence is about dashes.
    const [text = ""] = errorText(error).split(/\. |\.?\n/);
    const mistake = text.replace(/(?: <value>)?' argument (?:missing|is ambiguous)/, "' needs a value");
    return { code: 2, text: `${name}: ${mistake}. Expected: ${usage}. Example: ${example}` };
  }
}

function readParameters(parameters: string, args: string[]) {
  const declared = Array.from(parameters.matchAll(/--(\w+)( <)?/g), ([, name = "", value]) => {
    return [name, { type: value ? "string" : "boolean" }] as const;
  });
  const [needed] = /^<.+?>/.exec(parameters) ?? [];
  const options = Object.fromEntries(declared);
  const config = { args, options, allowPositionals: needed !== undefined, tokens: true } as const;
  const { values, positionals, tokens } = parseArgs(config);
  const names = tokens.flatMap((token) => (token.kind === "option" ? token.rawName : []));
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice) throw new Error(`Option '${twice}' given twice`);
  const [word = "", extra] = positionals;
  if (needed && !word) throw new Error(`${needed} missing`);
  if (extra !== undefined) throw new Error(`Unexpected argument '${extra}': quote a value with spaces`);
  return { word, options: values };
}

/** Lists the commands with the nearest names, or all. */
function listCommands(commands: Commands, line: string, isHelp: boolean): Call {
  const given = line.toLowerCase().match(/[a-z]{3,}/g) ?? [];
  const rows = Object.entries(commands).map(([name, { parameters, summary }]) => {
    const near = name.split(/[ -]/).filter((part) => given.some((word) => isOneTypingErrorAway(part, word)));
    return { usage: `${name} ${parameters}`, summary, shared: near.length };
  });
  const most = Math.max(...rows.map(({ shared }) => shared));
  const shown = rows.filter(({ shared }) => shared === most);
  const width = Math.max(...shown.map(({ usage }) => usage.length));
  const isMistake = line !== "" && !(isHelp && most > 0);
  const mistake = isMistake ? `There is no command ${JSON.stringify(line)}. ` : "";
  const head = isMistake && most > 0 ? "Did you mean:" : "The commands are:";
  const lines = shown.map(({ usage, summary }) => `  ${usage.padEnd(width)}  ${summary}`);
  const text = [mistake + head, ...lines, "To show one with an example: <command> --help"].join("\n");
  return { code: isHelp && !isMistake ? 0 : 2, text };
}
