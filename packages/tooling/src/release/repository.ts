import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { publicPackages } from "./public-packages.ts";

/** The address of the repository on the web, as the root's package.json says it. */
export function repositoryOf(root: string): string {
  const { repository } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return repository.url.replace(/^git\+/, "").replace(/\.git$/, "");
}

/** Whether nobody has said yet where the repository is: no host ends in `.example` (RFC 2606). */
export function isPlaceholder(address: string): boolean {
  return new URL(address).hostname.endsWith(".example");
}

/** What a package's manifest says about where it comes from. npm refuses a provenance whose repository differs. */
export function originOf(address: string, directory: string) {
  return {
    homepage: `${address}/tree/main/${directory}#readme`,
    bugs: `${address}/issues`,
    repository: { type: "git", url: `git+${address}.git`, directory },
  };
}

/**
 * Writes the repository's address into the manifests of the root and of every public package.
 *
 * @example setRepository(process.cwd(), "https://github.com/acme/website");
 */
export function setRepository(root: string, address: string): void {
  if (!/^https:\/\/[\w.-]+\/[\w./-]+\w$/.test(address) || address.endsWith(".git"))
    throw new Error(
      `"${address}" is no repository's address. Expected one such as https://github.com/acme/website.`,
    );
  write(join(root, "package.json"), { repository: { type: "git", url: `git+${address}.git` } });
  for (const { directory } of publicPackages(root))
    write(join(root, directory, "package.json"), originOf(address, directory));
}

function write(file: string, fields: object): void {
  const manifest = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, `${JSON.stringify({ ...manifest, ...fields }, undefined, 2)}\n`);
}
