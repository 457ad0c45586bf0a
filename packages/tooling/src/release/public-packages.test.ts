import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { describe, expect, test } from "vitest";
import { apiReport } from "../api-report/api-report.ts";
import { publicPackages, readRepositoryUrl, runIn } from "./public-packages.ts";

const root = join(import.meta.dirname, "../../../..");
const read = (...path: string[]) => readFileSync(join(root, ...path), "utf8");

test("publishes three packages", () => {
  expect(publicPackages(root).map(({ manifest }) => manifest.name)).toEqual([
    "@matchfront/api-client",
    "@matchfront/forms",
    "@matchfront/ui",
  ]);
});

describe.each(publicPackages(root))("$manifest.name", ({ directory, manifest }) => {
  const folder = join(root, directory);
  const url = readRepositoryUrl(root);

  test("names the root's repository and is published with provenance", () => {
    expect(manifest).toMatchObject({
      homepage: `${url}/tree/main/${directory}#readme`,
      bugs: `${url}/issues`,
      repository: { type: "git", url: `git+${url}.git`, directory },
    });
    expect(manifest.publishConfig?.provenance).toBe(true);
  });

  test("is packed with its build, readme, license and notices, without tests or stories", () => {
    const packed: { files: { path: string }[] } = JSON.parse(
      runIn(folder, "pnpm", "pack", "--dry-run", "--json"),
    );
    const paths = packed.files.map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining(["LICENSE", "README.md", "dist/index.js", "dist/index.d.ts"]),
    );
    expect(paths.includes("THIRD-PARTY-NOTICES.md")).toBe(existsSync(join(folder, "THIRD-PARTY-NOTICES.md")));
    expect(manifest.files).toContain("CHANGELOG.md");
    expect(paths.filter((path) => /\.(?:test|stories|cases)\./.test(path))).toEqual([]);
  });

  test("has an api.md that matches its exports: run `pnpm api` in its folder to update it", () => {
    expect(apiReport(folder)).toBe(read(directory, "api.md"));
  });

  // Bundlers drop unused files and exports, but not side effects or parts of a file.
  test.for(globSync("dist/{,*/}index.js", { cwd: folder }))("only re-exports in %s", (entry) => {
    const code = read(directory, entry).replaceAll(
      /^(?:import|export) (?:\{[^}]*\}(?: from )?)?(?:"[^"]+")?;$|^"use client";$|^\/\/.*$/gm,
      "",
    );
    expect(code.trim()).toBe("");
  });

  test("has the repository's license", () => {
    expect(read(directory, "LICENSE")).toBe(read("LICENSE"));
  });

  test("names each bundled package in its notices", async () => {
    const { metafile } = await build({
      absWorkingDir: folder,
      entryPoints: sourcesOf(manifest.exports),
      external: Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }),
      conditions: ["@matchfront/source"],
      loader: { ".css": "local-css", ".woff2": "empty" },
      bundle: true,
      format: "esm",
      outdir: "out",
      write: false,
      metafile: true,
    });
    const inlined = Object.keys(metafile.inputs).flatMap(
      (path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? [],
    );
    const notices = inlined.length > 0 ? read(directory, "THIRD-PARTY-NOTICES.md") : "";
    expect([...new Set(inlined)].filter((name) => !notices.includes(name))).toEqual([]);
  });
});

/** Returns the source files of a package's entries, without copied files. */
function sourcesOf(entries: object = {}): string[] {
  return Object.values(entries)
    .flatMap((entry: unknown) =>
      typeof entry === "object" && entry && "@matchfront/source" in entry
        ? String(entry["@matchfront/source"])
        : [],
    )
    .filter((path) => !/\*|\.json$/.test(path));
}
