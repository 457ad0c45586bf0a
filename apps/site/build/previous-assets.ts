import { cp, readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

const previousBuilds = 2;

/**
 * Copies the hashed assets of the two previous builds: a page that was opened before a deploy can still load its
 * chunks (https://vite.dev/guide/build#load-error-handling). `builds.json` lists the assets of each build, the newest
 * first. A build that changed nothing is not listed again.
 */
export async function keepPreviousAssets(previous: string, next: string): Promise<void> {
  const assets = (await readdir(join(next, "public/assets"))).toSorted();
  const text = await readFile(join(previous, "builds.json"), "utf8").catch(() => "[]");
  const listed: string[][] = JSON.parse(text);
  const builds = listed.filter((build) => build.join() !== assets.join());
  const kept = builds.slice(0, previousBuilds);
  const missing = kept.flat().filter((name) => !assets.includes(name));
  for (const name of new Set(missing)) {
    const file = join("public/assets", name);
    await cp(join(previous, file), join(next, file));
  }
  await writeFile(join(next, "builds.json"), JSON.stringify([assets, ...kept], undefined, 2));
}
