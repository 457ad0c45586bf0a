import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { keepPreviousAssets } from "./previous-assets.ts";

/** Publishes builds one after the other; returns the assets after the last. */
async function publish(...builds: string[][]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "matchfront-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [index, names] of builds.entries()) {
    const present = join(folder, String(index));
    await mkdir(join(present, "public/assets"), { recursive: true });
    await Promise.all(names.map((name) => writeFile(join(present, "public/assets", name), name)));
    await keepPreviousAssets(join(folder, String(index - 1)), present);
  }
  return readdir(join(folder, String(builds.length - 1), "public/assets"));
}

test("a first build keeps its own assets only", async () => {
  expect(await publish(["a-1.js"])).toEqual(["a-1.js"]);
});

test("the assets of two builds before stay, compressed twins included; older ones go", async () => {
  const assets = await publish(["a-1.js"], ["a-2.js", "a-2.js.br"], ["a-3.js"], ["a-4.js"]);
  expect(assets.toSorted()).toEqual(["a-2.js", "a-2.js.br", "a-3.js", "a-4.js"]);
});

test("publishing the same build again drives no other one out", async () => {
  const assets = await publish(["a-1.js"], ["a-2.js"], ["a-3.js"], ["a-3.js"], ["a-3.js"]);
  expect(assets.toSorted()).toEqual(["a-1.js", "a-2.js", "a-3.js"]);
});

test("an asset that comes back counts as new", async () => {
  const assets = await publish(["a-1.js"], ["a-2.js"], ["a-1.js"], ["a-3.js"]);
  expect(assets.toSorted()).toEqual(["a-1.js", "a-2.js", "a-3.js"]);
});
