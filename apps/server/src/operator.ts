import { openOperatorDatabase } from "./open-database.ts";
import { runCommand } from "./operations/run-command.ts";

// Nobody else may read the messages of visitors.
process.umask(0o077);
// `head` closes the output early.
process.stdout.once("error", () => process.exit());
process.exitCode = await runCommand({
  args: process.argv.slice(2),
  openPorts: openOperatorDatabase,
  print: (line) => void process.stdout.write(`${line}\n`),
  printError: (line) => void process.stderr.write(`${line}\n`),
});
