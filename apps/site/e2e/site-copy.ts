import { createHash } from "node:crypto";
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const built = join(import.meta.dirname, "../dist");

/** A copy of the built site that another build can replace. */
export class SiteCopy {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async create(): Promise<SiteCopy> {
    const site = new SiteCopy(await mkdtemp(join(tmpdir(), "matchfront-site-")));
    await cp(built, site.folder, { recursive: true });
    // The server would prefer the compressed files, which stay unchanged.
    for (const file of await readdir(site.folder, { recursive: true }))
      if (/\.(?:br|gz)$/.test(file)) await rm(join(site.folder, file));
    return site;
  }

  /** Deploys a build in which only the contact form's chunk differs, and so the names of two files. */
  async deployNextBuild({ keepPrevious }: { keepPrevious: boolean }): Promise<void> {
    const page = join(this.folder, "public/contactus/index.html");
    const html = await readFile(page, "utf8");
    const script = nameIn(html, /hydrate-[\w-]+\.js/);
    const island = nameIn(await readFile(this.#asset(script), "utf8"), /hydrate-contact-[\w-]+\.js/);
    await this.#rename(island, keepPrevious);
    const code = (await this.#rename(script, keepPrevious)).replaceAll(island, renamed(island));
    await writeFile(this.#asset(renamed(script)), code);
    const integrity = `sha256-${createHash("sha256").update(code).digest("base64")}`;
    await writeFile(
      page,
      html.replaceAll(script, renamed(script)).replace(/integrity="[^"]*"/, `integrity="${integrity}"`),
    );
  }

  /** Renames a file as the next build would. Returns its content. */
  async #rename(name: string, keepPrevious: boolean): Promise<string> {
    const [before, after] = [this.#asset(name), this.#asset(renamed(name))];
    await (keepPrevious ? cp(before, after) : rename(before, after));
    return readFile(after, "utf8");
  }

  #asset(name: string): string {
    return join(this.folder, "public/assets", name);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}

const renamed = (name: string) => name.replace(/\.js$/, "B.js");

function nameIn(text: string, pattern: RegExp): string {
  const [name] = pattern.exec(text) ?? [];
  if (!name) throw new Error(`The built site has no reference to a file like ${pattern.source}.`);
  return name;
}
