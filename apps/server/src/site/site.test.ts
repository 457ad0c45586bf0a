import { cp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { builtSite } from "../../test/start-app.ts";
import { temporaryFolder } from "../../test/temporary-database.ts";
import { readSiteFiles } from "./site-files.ts";
import { loadSite } from "./site.ts";

async function loadChanged(change: (folder: string) => Promise<void>) {
  const folder = await temporaryFolder();
  await cp(builtSite, folder, { recursive: true });
  await change(folder);
  return { folder, loading: loadSite(folder) };
}

test.each(["site.json", "render.js"])("rejects a site without %s, and says how to build it", async (file) => {
  const { folder, loading } = await loadChanged((copy) => rm(join(copy, file)));
  const message = expect.stringContaining("Build the site with npm start, ");
  await expect(loading).rejects.toThrow(`The site in ${folder} could not be read: `);
  await expect(loading).rejects.toMatchObject({ name: "SetupError", message });
});

test.each(['new Error("no window")', '"no window"'])("rejects a render.js that throws %s", async (thrown) => {
  const { folder, loading } = await loadChanged((copy) =>
    writeFile(join(copy, "render.js"), `throw ${thrown};`),
  );
  await expect(loading).rejects.toThrow(`The site in ${folder} could not be read: no window. Build`);
});

test("rejects a hash that could inject a directive into the policy", async () => {
  const { loading } = await loadChanged(async (copy) => {
    const file = join(copy, "site.json");
    const json = await readFile(file, "utf8");
    await writeFile(file, json.replace("sha256-c3R5bGU=", "sha256-x'; script-src *"));
  });
  await expect(loading).rejects.toThrow(/pages.*styles/);
});

test("rejects a site that is too large for the memory, and says what to do", async () => {
  await expect(readSiteFiles(join(builtSite, "public"), 100)).rejects.toMatchObject({
    name: "SetupError",
    message: expect.stringMatching(/has more than 100 bytes.+Move large files/),
  });
});
