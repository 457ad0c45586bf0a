import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { contentType } from "mime-types";
import { SetupError } from "../config/errors.ts";

export type Coding = "br" | "gzip" | "identity";

export interface SiteFile {
  /** The path below `public/`, such as "contactus/index.html". */
  readonly name: string;
  readonly type: string;
  readonly bytes: ReadonlyMap<Coding, Buffer>;
}

const maxBytes = 64 * 2 ** 20;
const codings = new Map<string, Coding>([
  [".br", "br"],
  [".gz", "gzip"],
]);
/** The types of files whose names do not tell them. */
const types = new Map([[".well-known/apple-app-site-association", "application/json; charset=utf-8"]]);

/** Reads the files of a folder by name, each with its compressed twins (`index.html.br`, `index.html.gz`). */
export async function readSiteFiles(folder: string, limit = maxBytes) {
  const files = new Map<string, SiteFile & { readonly bytes: Map<Coding, Buffer> }>();
  let size = 0;
  for (const path of await listFiles(folder)) {
    const content = await readFile(join(folder, path));
    size += content.length;
    if (size > limit)
      throw new SetupError(
        `The site in ${folder} has more than ${limit} bytes. Move large files, such as videos, to another host.`,
      );
    const [, name = path, ending = ""] = /^(.*?)(\.br|\.gz)?$/s.exec(path) ?? [];
    const type = types.get(name) ?? (contentType(name.replace(/.*\//s, "")) || "application/octet-stream");
    const file = files.get(name) ?? { name, type, bytes: new Map() };
    file.bytes.set(codings.get(ending) ?? "identity", content);
    files.set(name, file);
  }
  return files;
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, "/"));
}
