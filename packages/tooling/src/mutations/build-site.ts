import { rm } from "node:fs/promises";
import { join } from "node:path";
import { runProgram } from "./run-program.ts";

const limit = 15 * 60_000;

/**
 * Builds the site and the packages that its server needs, without any file of an earlier build, which could contain a
 * mutation.
 *
 * @returns the error, if the build failed
 */
export async function buildSite(root: string, signal: AbortSignal): Promise<string | undefined> {
  await removeBuiltSite(root);
  const args = ["run", "build", "--filter=@matchfront/site", "--filter=@matchfront/server^..."];
  const { code, output } = await runProgram({ command: "turbo", args, cwd: root, signal, limit });
  return code === 0 ? undefined : `the site could not be built: ${output.trim().slice(-1500)}`;
}

/** A build with a mutation must not be used as the site. */
export async function removeBuiltSite(root: string): Promise<void> {
  await rm(join(root, "apps/site/dist"), { recursive: true, force: true });
}
