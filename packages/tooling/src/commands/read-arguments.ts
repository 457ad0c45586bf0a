import { parseArgs, type ParseArgsConfig } from "node:util";

/** Parses the arguments of this process. Prints the usage and exits with `--help`, or if an option is wrong. */
export function readArguments<const Config extends ParseArgsConfig>(usage: string, config: Config) {
  const isHelp = process.argv.some((arg) => arg === "--help" || arg === "-h");
  try {
    if (!isHelp) return parseArgs(config);
  } catch (error) {
    process.stderr.write(`${Object(error).message}\n`);
  }
  (isHelp ? process.stdout : process.stderr).write(usage);
  return process.exit(isHelp ? 0 : 2);
}
