import { openOperatorDatabase } from "../src/open-database.ts";
import { runCommand as run } from "../src/operations/run-command.ts";

export async function runCommand(
  name: string,
  parameters: readonly string[],
  environment: Record<string, string>,
) {
  const output = { printed: "", errors: "" };
  const code = await run({
    args: [name, ...parameters],
    environment,
    openPorts: openOperatorDatabase,
    print: (line) => void (output.printed += `${line}\n`),
    printError: (line) => void (output.errors += `${line}\n`),
  });
  return { ...output, code };
}
