import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The repository's files with the changes of a generator, which are written together. */
export class Files {
  readonly #root: string;
  readonly #changed = new Map<string, string>();

  constructor(root: string) {
    this.#root = root;
  }

  /** Returns the files below a folder, without those that a generator adds. */
  list(folder: string): string[] {
    const all = readdirSync(join(this.#root, folder), { recursive: true, withFileTypes: true });
    return all
      .filter((each) => each.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(join(this.#root, folder).length + 1));
  }

  has(path: string): boolean {
    return existsSync(join(this.#root, path));
  }

  read(path: string): string {
    return this.#changed.get(path) ?? readFileSync(join(this.#root, path), "utf8");
  }

  add(path: string, content: string): void {
    if (this.has(path)) throw new Error(`${path} exists. Choose another name.`);
    this.#changed.set(path, content);
  }

  change(path: string, content: string): void {
    this.#changed.set(path, content);
  }

  /** Writes and formats the changed files. Restores them if that fails. */
  save(): string {
    const changes = Array.from(this.#changed, ([path, content]) => {
      const file = join(this.#root, path);
      return { file, content, before: this.has(path) ? readFileSync(file) : undefined };
    });
    try {
      for (const { file, content } of changes) {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, content);
      }
      execFileSync("npx", ["oxfmt", ...this.#changed.keys()], { cwd: this.#root, stdio: "pipe" });
    } catch (error) {
      for (const { file, before } of changes)
        if (before) writeFileSync(file, before);
        else rmSync(file, { force: true });
      throw error;
    }
    return [...this.#changed.keys()].join("\n");
  }
}
