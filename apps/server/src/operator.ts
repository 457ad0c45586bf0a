import { openOperatorDatabase } from "./open-database.ts";
import { runCommand } from "./operations/run-command.ts";

// Nobody else may read the messages of visitors.
process.umask(0o077);
process.stdout
  .once("error", (error) => {
    // `head` closes the output early, but a full disk cuts it.
    if (error.message.includes("EPIPE")) return;
    process.stderr.write(`The output is incomplete: ${error.message}\n`);
    process.exitCode = 1;
  })
  .on("error", () => {});
process.stderr.on("error", () => {});
const code = await runCommand({
  args: process.argv.slice(2),
  openPorts: openOperatorDatabase,
  print: (line) => void process.stdout.write(`${line}\n`),
  printError: (line) => void process.stderr.write(`${line}\n`),
});
process.exitCode ||= code;
