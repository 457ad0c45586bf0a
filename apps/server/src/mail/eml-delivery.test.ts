import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { expect, test, vi } from "vitest";
import { mailAddresses, testMail } from "../../test/mail-context.ts";
import { temporaryFolder } from "../../test/temporary-database.ts";
import { emlDelivery } from "./eml-delivery.ts";

const mail = testMail("0199-abc");
const options = { signal: new AbortController().signal, markSending: async () => {} };

test("writes one .eml file that only this user can read, even if it delivers a mail twice", async () => {
  const folder = join(await temporaryFolder(), "mail");
  const delivery = emlDelivery(folder, mailAddresses);
  await delivery.deliver(mail, options);
  await delivery.deliver(mail, options);
  expect(await readdir(folder)).toEqual(["0199-abc.eml"]);
  const file = join(folder, "0199-abc.eml");
  expect(await PostalMime.parse(await readFile(file))).toMatchObject({
    messageId: "<0199-abc@moyo.example>",
    text: `${mail.text}\n`,
  });
  expect((await stat(file)).mode.toString(8)).toMatch(/600$/);
  expect((await stat(folder)).mode.toString(8)).toMatch(/700$/);
});

test("leaves no file of a message that was erased meanwhile (P7)", async () => {
  const folder = await temporaryFolder();
  const markSending = vi.fn<() => Promise<void>>().mockRejectedValue(new Error("the claim has ended"));
  const delivering = emlDelivery(folder, mailAddresses).deliver(mail, { ...options, markSending });
  await expect(delivering).rejects.toThrow("the claim has ended");
  expect(await readdir(folder)).toEqual([]);
});

test("replaces line breaks in headers with spaces", async () => {
  const folder = await temporaryFolder();
  const subject = "Hello\r\nBcc: everybody@example.org";
  const replyTo = "ada@example.org\nX-Evil: yes";
  await emlDelivery(folder, mailAddresses).deliver({ ...mail, subject, replyTo }, options);
  const parsed = await PostalMime.parse(await readFile(join(folder, "0199-abc.eml")));
  expect(parsed.headers.map(({ key }) => key)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/bcc|x-evil/)]),
  );
  expect(parsed.subject).toBe("Hello Bcc: everybody@example.org");
});
