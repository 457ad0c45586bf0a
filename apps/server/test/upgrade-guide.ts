import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** The repository's root, where the guide's commands run. */
export const repository = join(import.meta.dirname, "../../..");

/** Each line of the guide's shell blocks, in order. */
export async function upgradeCommands(): Promise<readonly string[]> {
  const guide = await readFile(join(repository, "docs/guides/upgrade.md"), "utf8");
  return Array.from(guide.matchAll(/```sh\n([^`]+)```/g), ([, block = ""]) =>
    block.trimEnd().split("\n"),
  ).flat();
}
