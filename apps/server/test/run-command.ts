import { chooseDelivery, openOperatorPorts } from "../src/adapters.ts";
import { programs } from "../src/operations/programs.ts";
import { runProgram } from "../src/operations/run-program.ts";

/** Runs one of the operator's commands in this process. */
export async function runCommand(
  program: string,
  parameters: readonly string[],
  environment: Record<string, string>,
) {
  const output = { printed: "", errors: "" };
  const code = await runProgram(programs, {
    args: [program, ...parameters],
    environment,
    openPorts: openOperatorPorts,
    chooseDelivery,
    print: (text) => void (output.printed += text),
    printError: (text) => void (output.errors += text),
  });
  return { ...output, code };
}
