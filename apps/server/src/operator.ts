import { programs } from "./commands/programs.ts";
import { runProgram } from "./commands/run-program.ts";

// What visitors wrote is for this user's eyes only.
process.umask(0o077);
// Who reads the first lines only, such as `head`, has what they wanted.
process.stdout.once("error", () => process.exit());
process.exitCode = await runProgram(programs, {
  words: process.argv.slice(2),
  print: (text) => void process.stdout.write(text),
  complain: (text) => void process.stderr.write(text),
});
