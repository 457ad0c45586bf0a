import { chooseDelivery, openOperatorPorts } from "./adapters.ts";
import { commands } from "./operations/commands.ts";
import { runCommand } from "./operations/run-command.ts";

// Only this user may read what visitors wrote.
process.umask(0o077);
// A reader that closes early, such as `head`, is no error.
process.stdout.once("error", () => process.exit());
process.exitCode = await runCommand(commands, {
  args: process.argv.slice(2),
  openPorts: openOperatorPorts,
  chooseDelivery,
  print: (text) => void process.stdout.write(text),
  printError: (text) => void process.stderr.write(text),
});
