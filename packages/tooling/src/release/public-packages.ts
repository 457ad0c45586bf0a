import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

export type Manifest = {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly engines?: { readonly node?: string };
  readonly files?: readonly string[];
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly publishConfig?: { readonly provenance?: boolean };
};

/** Returns the published packages. `directory` is relative to the root. */
export function publicPackages(root: string): { directory: string; manifest: Manifest }[] {
  return globSync("packages/*/package.json", { cwd: root })
    .toSorted()
    .map((file) => {
      const manifest: Manifest = JSON.parse(readFileSync(join(root, file), "utf8"));
      return { directory: dirname(file), manifest };
    })
    .filter(({ manifest }) => manifest.private !== true);
}

export function readRepositoryUrl(root: string): string {
  const { repository } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  return repository.url.replace(/^git\+/, "").replace(/\.git$/, "");
}

/**
 * Runs a program and returns its output.
 *
 * @throws Error with the output if it fails
 */
export function runIn(folder: string, command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed:\n${stdout}${stderr}`.trim());
  return stdout;
}
