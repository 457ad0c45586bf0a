import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { runIn } from "./prepare-release.ts";
import type { Manifest } from "./public-packages.ts";

/**
 * Installs a packed package in an app outside this repository, like npm but without a registry: copies dependencies from
 * pnpm's store.
 *
 * @param folder - the folder of the built package
 * @param peers - the folder of each peer dependency, by name
 * @returns the app's folder
 */
export function createExternalApp(folder: string, peers: Readonly<Record<string, string>>): string {
  const app = mkdtempSync(join(tmpdir(), "matchfront-app-"));
  writeFileSync(join(app, "package.json"), '{ "type": "module" }');
  const { name, filename } = JSON.parse(runIn(folder, "pnpm", "pack", "--json", "--pack-destination", app));
  const target = join(app, "node_modules", name);
  mkdirSync(target, { recursive: true });
  runIn(app, "tar", "-xzf", filename, "-C", target, "--strip-components=1");
  for (const [peer, from] of Object.entries(peers)) install(app, peer, from);
  for (const dependency of dependenciesOf(folder))
    install(app, dependency, join(folder, "node_modules", dependency));
  return app;
}

function install(app: string, name: string, link: string): void {
  const target = join(app, "node_modules", name);
  if (existsSync(target)) return;
  const folder = realpathSync(link);
  cpSync(folder, target, { recursive: true });
  // pnpm links a package's dependencies beside it.
  const siblings = name.startsWith("@") ? dirname(dirname(folder)) : dirname(folder);
  for (const dependency of dependenciesOf(folder)) install(app, dependency, join(siblings, dependency));
}

function dependenciesOf(folder: string): string[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return Object.keys(manifest.dependencies ?? {});
}
