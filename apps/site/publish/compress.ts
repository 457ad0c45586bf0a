import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

/**
 * Writes a brotli and a gzip twin beside every text file of a folder, at each format's best level.
 *
 * @example await compress("dist/public"); // index.html → index.html.br, index.html.gz
 */
export async function compress(folder: string): Promise<void> {
  for await (const name of glob("**/*.{css,html,js,json,svg,txt,xml,webmanifest}", { cwd: folder })) {
    const file = join(folder, name);
    const text = await readFile(file);
    await writeFile(`${file}.br`, await promisify(brotliCompress)(text));
    await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
  }
}
