import { mkdir, readdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { deleteMailFiles } from "./stored-files.ts";

test("deletes a mail file that is renamed meanwhile (P7)", async () => {
  const folder = await temporaryFolder();
  const mailFolder = join(folder, "mail");
  await mkdir(mailFolder);
  // Each renames at another moment of the deletion.
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const file = join(mailFolder, "0199-abc.eml");
    await writeFile(`${file}.part`, "");
    const deleting = deleteMailFiles(folder, ["0199-abc"]);
    for (let turn = 0; turn < attempt % 5; turn += 1) await setImmediate();
    await rename(`${file}.part`, file).catch(() => {});
    expect(await deleting).toBe(1);
    expect(await readdir(mailFolder)).toEqual([]);
  }
});
