import { mkdir, readdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { mailAddresses, testMail } from "../../test/mail-context.ts";
import { temporaryFolder } from "../../test/temporary-database.ts";
import { emlDelivery } from "../mail/eml-delivery.ts";
import { deleteMailFiles, deleteMailFrom } from "./stored-files.ts";

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

test.each([
  "Ada@Example.org",
  "ada@exämple.org",
  "ada.@example.org",
  "ben@example.1",
  `${"a".repeat(60)}@${"b".repeat(50)}.example.org`,
])("deletes mail files from %s until a time, and nobody else's (P7)", async (replyTo) => {
  const folder = await temporaryFolder();
  const mailFolder = join(folder, "mail");
  const { deliver } = emlDelivery(mailFolder, mailAddresses);
  const options = { signal: new AbortController().signal, markSending: async () => {} };
  await deliver({ ...testMail("m1"), replyTo }, options);
  await deliver({ ...testMail("m2"), replyTo: "ben@example.2" }, options);
  expect(await deleteMailFrom(folder, replyTo, new Date(0))).toBe(0);
  expect(await deleteMailFrom(folder, replyTo.toUpperCase(), new Date(Date.now() + 1_000))).toBe(1);
  expect(await readdir(mailFolder)).toEqual(["m2.eml"]);
});
