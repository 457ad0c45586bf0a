import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { publicPackages } from "./public-packages.ts";

export function readRepositoryUrl(root: string): string {
  const { repository } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return repository.url.replace(/^git\+/, "").replace(/\.git$/, "");
}

/** Whether the URL is still the placeholder: real hosts never end in `.example` (RFC 2606). */
export function isPlaceholder(url: string): boolean {
  return new URL(url).hostname.endsWith(".example");
}

/** Returns a manifest's fields about the repository. npm rejects a provenance from another repository. */
export function repositoryFields(url: string, directory: string) {
  return {
    homepage: `${url}/tree/main/${directory}#readme`,
    bugs: `${url}/issues`,
    repository: { type: "git", url: `git+${url}.git`, directory },
  };
}

/**
 * Writes the repository's URL into the manifests of the root and of every public package.
 *
 * @example setRepository(process.cwd(), "https://github.com/acme/website");
 */
export function setRepository(root: string, url: string): void {
  if (!/^https:\/\/[\w.-]+\/[\w./-]+\w$/.test(url) || url.endsWith(".git"))
    throw new Error(`--repository: expected one such as https://github.com/acme/website, got "${url}".`);
  write(join(root, "package.json"), { repository: { type: "git", url: `git+${url}.git` } });
  for (const { directory } of publicPackages(root))
    write(join(root, directory, "package.json"), repositoryFields(url, directory));
}

function write(file: string, fields: object): void {
  const manifest = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, `${JSON.stringify({ ...manifest, ...fields }, undefined, 2)}\n`);
}
