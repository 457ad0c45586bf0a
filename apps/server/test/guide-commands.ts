import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** The repository's root, where the guides' commands run. */
export const repository = join(import.meta.dirname, "../../..");

/** Each line of a guide's shell blocks, in order. */
export async function guideCommands(guide: "upgrade" | "many-nodes"): Promise<readonly string[]> {
  const text = await readFile(join(repository, `docs/guides/${guide}.md`), "utf8");
  return Array.from(text.matchAll(/```sh\n([^`]+)```/g), ([, block = ""]) =>
    block
      .trimEnd()
      .split("\n")
      .map((line) => line.trimStart()),
  ).flat();
}
