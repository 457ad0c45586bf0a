import { cp, mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** How many previous builds keep all their assets. */
const previousBuilds = 2;

/**
 * Keeps the hashed assets of the two previous builds: a page that was opened before a deploy can still load its
 * chunks (https://vite.dev/guide/build#load-error-handling). `builds.json` lists the assets of each build,
 * the newest first; a build that changed nothing is not counted again.
 *
 * @param previous the folder of the site as it was published before; it may be absent
 * @param present the folder of the site as it is published now
 */
export async function keepPreviousAssets(previous: string, present: string): Promise<void> {
  await mkdir(join(present, "public/assets"), { recursive: true });
  const assets = (await readdir(join(present, "public/assets"))).toSorted();
  const builds = (await readBuilds(previous)).filter((build) => build.join() !== assets.join());
  const kept = builds.slice(0, previousBuilds);
  const missing = kept.flat().filter((name) => !assets.includes(name));
  for (const name of new Set(missing)) {
    const file = join("public/assets", name);
    await cp(join(previous, file), join(present, file));
  }
  await writeFile(join(present, "builds.json"), JSON.stringify([assets, ...kept], undefined, 2));
}

async function readBuilds(folder: string): Promise<string[][]> {
  const text = await readFile(join(folder, "builds.json"), "utf8").catch(() => "[]");
  return JSON.parse(text);
}
