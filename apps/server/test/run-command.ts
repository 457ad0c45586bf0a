import { chooseDelivery } from "../src/choose-adapters.ts";
import { openOperatorDatabase } from "../src/open-database.ts";
import { commands } from "../src/operations/commands.ts";
import { runCommand as run } from "../src/operations/run-command.ts";

/** Runs an operator's command in this process. */
export async function runCommand(
  name: string,
  parameters: readonly string[],
  environment: Record<string, string>,
) {
  const output = { printed: "", errors: "" };
  const code = await run(commands, {
    args: [name, ...parameters],
    environment,
    openPorts: openOperatorDatabase,
    chooseDelivery,
    print: (text) => void (output.printed += text),
    printError: (text) => void (output.errors += text),
  });
  return { ...output, code };
}
