import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";

/** One of the operator's commands, run as the package's script runs it. */
export async function runCommand(
  program: string,
  parameters: readonly string[],
  environment: Record<string, string>,
) {
  const file = `src/commands/${program}.ts`;
  const child = spawn(process.execPath, ["--conditions=@matchfront/source", file, ...parameters], {
    cwd: join(import.meta.dirname, ".."),
    env: environment,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [printed, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit"),
  ]);
  return { printed, errors, code: Number(code) };
}
