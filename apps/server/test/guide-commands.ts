import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** The repository's root, where the guides' commands run. */
export const repository = join(import.meta.dirname, "../../..");

/** Returns the lines of the upgrade guide's shell blocks. */
export async function guideCommands(): Promise<readonly string[]> {
  const text = await readFile(join(repository, "docs/guides/upgrade.md"), "utf8");
  return Array.from(text.matchAll(/```sh\n([^`]+)```/g), ([, block = ""]) =>
    block
      .trimEnd()
      .split("\n")
      .map((line) => line.trimStart()),
  ).flat();
}
