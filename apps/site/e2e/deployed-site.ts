import { createHash } from "node:crypto";
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const built = join(import.meta.dirname, "../dist");

/**
 * A copy of the published site, over which another build can be deployed.
 *
 * @example await using site = await DeployedSite.create(); await site.deployAnother({ keepPast: false });
 */
export class DeployedSite {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async create(): Promise<DeployedSite> {
    const site = new DeployedSite(await mkdtemp(join(tmpdir(), "matchfront-site-")));
    await cp(built, site.folder, { recursive: true });
    // What serves them would take a page's compressed twin for the page.
    for (const file of await readdir(site.folder, { recursive: true }))
      if (/\.(?:br|gz)$/.test(file)) await rm(join(site.folder, file));
    return site;
  }

  /** Puts a build over this one that differs from it in the contact form's code, and so in two names. */
  async deployAnother({ keepPast }: { keepPast: boolean }): Promise<void> {
    const island = await this.#renew(/^hydrate-contact-.*\.js$/, keepPast);
    const script = await this.#renew(/^hydrate-(?!contact).*\.js$/, keepPast, (code) =>
      code.replaceAll(island.before, island.after),
    );
    const page = join(this.folder, "public/contactus/index.html");
    const html = (await readFile(page, "utf8"))
      .replaceAll(script.before, script.after)
      .replace(/integrity="[^"]*"/, `integrity="${script.integrity}"`);
    await writeFile(page, html);
  }

  async #renew(pattern: RegExp, keepPast: boolean, edit = (code: string) => code) {
    const assets = join(this.folder, "public/assets");
    const before = (await readdir(assets)).find((name) => pattern.test(name)) ?? "";
    const after = before.replace(/\.js$/, "B.js");
    if (keepPast) await cp(join(assets, before), join(assets, after));
    else await rename(join(assets, before), join(assets, after));
    const code = edit(await readFile(join(assets, after), "utf8"));
    await writeFile(join(assets, after), code);
    return { before, after, integrity: `sha384-${createHash("sha384").update(code).digest("base64")}` };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }
}
