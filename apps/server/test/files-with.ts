import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Which files below a folder hold a text, byte for byte. A running server may make and remove files meanwhile. */
export async function filesWith(folder: string, text: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (const name of await readdir(folder, { recursive: true })) {
    const content = await readFile(join(folder, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT" || error.code === "EISDIR") return Buffer.alloc(0);
      throw error;
    });
    if (content.includes(text)) found.push(name);
  }
  return found.toSorted();
}
