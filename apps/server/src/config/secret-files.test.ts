import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../test/temporary-database.ts";
import { readEnvironment } from "./read-environment.ts";

const smtp = "smtps://web:s3cr3t@mail.example.org";

async function fileWith(text: string): Promise<string> {
  const file = join(await temporaryFolder(), "secret");
  await writeFile(file, text);
  return file;
}

test.each(["", "\n", "\r\n"])("reads a secret from a file that ends with %j", async (end) => {
  const SMTP_URL_FILE = await fileWith(smtp + end);
  expect(readEnvironment({ SMTP_URL_FILE, SMTP_URL: "" }).SMTP_URL).toEqual(new URL(smtp));
});

test("rejects a secret that is set twice", async () => {
  const SMTP_URL_FILE = await fileWith(smtp);
  expect(() => readEnvironment({ SMTP_URL_FILE, SMTP_URL: smtp })).toThrow(
    "SMTP_URL_FILE: SMTP_URL is set, too. Unset one of them.",
  );
});

test("lists each file that is missing, a folder or empty", async () => {
  const folder = await temporaryFolder();
  const empty = await fileWith("\n");
  const files = { SMTP_URL_FILE: `${folder}/no`, TWILIO_API_KEY_FILE: folder, DATABASE_URL_FILE: empty };
  const expected = (name: keyof typeof files, reason: string) =>
    `${name}: expected a file with the secret, got "${files[name]}": ${reason}`;
  const attempt = () => readEnvironment(files);
  expect(attempt).toThrow(expected("SMTP_URL_FILE", "ENOENT: no such file or directory"));
  expect(attempt).toThrow(expected("TWILIO_API_KEY_FILE", "EISDIR: illegal operation on a directory"));
  expect(attempt).toThrow(
    expected("DATABASE_URL_FILE", "it is empty. Create the file, or correct its path or permissions."),
  );
});
