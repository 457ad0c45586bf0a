import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

/** Compresses every text file of a folder that is not a page. */
export async function compressFiles(folder: string): Promise<void> {
  const names = globSync("**/*.{css,js,json,svg,txt,xml,webmanifest}", { cwd: folder });
  // All at once: Node compresses on as many cores as there are.
  await Promise.all(names.map((name) => compressFile(join(folder, name))));
}

/** Writes a brotli and a gzip twin beside a text file, at each format's best level. */
export async function compressFile(file: string): Promise<void> {
  const text = await readFile(file);
  const [br, gz] = await Promise.all([promisify(brotliCompress)(text), promisify(gzip)(text, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
