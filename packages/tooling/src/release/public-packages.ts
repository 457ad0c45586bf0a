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
