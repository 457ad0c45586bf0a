import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { SetupError } from "./setup-error.ts";
import { readEnvironment } from "./read-environment.ts";
import { secretFileNames } from "./secret-files.ts";

const smtp = "smtps://web:s3cr3t@mail.example.org";

/** The path of a new file. */
async function fileWith(text: string): Promise<string> {
  const file = join(await temporaryFolder(), "secret");
  await writeFile(file, text);
  return file;
}

test.each([
  { ending: "no line break", text: smtp },
  { ending: "a line break", text: `${smtp}\n` },
  { ending: "a line break of Windows", text: `${smtp}\r\n` },
])("a secret is read from a file that ends with $ending", async ({ text }) => {
  const SMTP_URL_FILE = await fileWith(text);
  expect(readEnvironment({ SMTP_URL_FILE }).SMTP_URL).toEqual(new URL(smtp));
  expect(readEnvironment({ SMTP_URL_FILE, SMTP_URL: "" }).SMTP_URL).toEqual(new URL(smtp));
});

test("all that Twilio needs may be in files", async () => {
  expect(
    readEnvironment({
      TWILIO_ACCOUNT_SID_FILE: await fileWith("AC01"),
      TWILIO_API_KEY_FILE: await fileWith("SK01\n"),
      TWILIO_API_SECRET_FILE: await fileWith("s3cr3t\n"),
      TWILIO_VERIFY_SERVICE_SID_FILE: await fileWith("VA01"),
    }),
  ).toMatchObject({
    TWILIO_ACCOUNT_SID: "AC01",
    TWILIO_API_KEY: "SK01",
    TWILIO_API_SECRET: "s3cr3t",
    TWILIO_VERIFY_SERVICE_SID: "VA01",
  });
});

test("a secret that is set twice is refused, since nobody knows which is meant", async () => {
  const SMTP_URL_FILE = await fileWith(smtp);
  const attempt = () => readEnvironment({ SMTP_URL_FILE, SMTP_URL: smtp });
  expect(attempt).toThrow(SetupError);
  expect(attempt).toThrow(
    `SMTP_URL_FILE names the file ${SMTP_URL_FILE}: SMTP_URL is set as well. ` +
      "Expected one of the two: unset SMTP_URL, or SMTP_URL_FILE.",
  );
});

test("each file that cannot be read, or holds nothing, is named", async () => {
  const folder = await temporaryFolder();
  const empty = await fileWith("\n");
  const attempt = () =>
    readEnvironment({
      SMTP_URL_FILE: join(folder, "missing"),
      TWILIO_API_KEY_FILE: folder,
      TWILIO_API_SECRET_FILE: empty,
    });
  expect(attempt).toThrow(SetupError);
  expect(attempt).toThrow(
    `SMTP_URL_FILE names the file ${folder}/missing: there is no such file. ` +
      "Expected one that holds the secret: make it, or correct its path.\n" +
      `TWILIO_API_KEY_FILE names the file ${folder}: it is a folder. ` +
      "Expected a file that holds the secret: correct its path.\n" +
      `TWILIO_API_SECRET_FILE names the file ${empty}: it is empty. Expected the secret, and nothing else.`,
  );
});

test.each([
  { text: "https://web:s3cr3t@mail.example.org\n", shown: "***@mail.example.org" },
  { text: "s3cr3t\n", shown: "***" },
])("a faulty secret is not shown, wherever it comes from: $shown", async ({ text, shown }) => {
  const SMTP_URL_FILE = await fileWith(text);
  expect(() => readEnvironment({ SMTP_URL_FILE })).toThrow(`SMTP_URL holds "${shown}".`);
});

test("the README names every variable that says where a secret is", async () => {
  const readme = await readFile(join(import.meta.dirname, "../../../../README.md"), "utf8");
  const named = readme.match(/\b[A-Z_]+_FILE\b/g);
  expect([...new Set(named)].toSorted()).toEqual(secretFileNames.toSorted());
});
