import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { emlDelivery } from "./eml-delivery.ts";
import type { Mail } from "./mail.ts";

const addresses = { senderName: "Moyo", from: "website@moyo.example", to: "support@moyo.example" };
const mail: Mail = {
  id: "0199-abc",
  replyTo: "ada@example.org",
  subject: "[Success Stories] message from ada@example.org",
  text: "We met here 💛\n",
  createdAt: new Date("2026-11-21T08:00:00.000Z"),
};
const patiently = { signal: new AbortController().signal, handOver: async () => {} };

test("a mail becomes one complete .eml file, readable for this user only, also when it is delivered twice", async () => {
  const folder = join(await temporaryFolder(), "mail");
  const delivery = emlDelivery(folder, addresses);
  await delivery.deliver(mail, patiently);
  await delivery.deliver(mail, patiently);
  expect(await readdir(folder)).toEqual(["0199-abc.eml"]);
  const file = join(folder, "0199-abc.eml");
  expect(await PostalMime.parse(await readFile(file))).toMatchObject({
    messageId: "<0199-abc@moyo.example>",
    from: { name: "Moyo", address: "website@moyo.example" },
    to: [{ address: "support@moyo.example" }],
    replyTo: [{ address: "ada@example.org" }],
    subject: mail.subject,
    text: mail.text,
  });
  expect((await stat(file)).mode.toString(8)).toMatch(/600$/);
  expect((await stat(folder)).mode.toString(8)).toMatch(/700$/);
});

test("line breaks in a header's value inject no header", async () => {
  const folder = await temporaryFolder();
  const subject = "Hello\r\nBcc: everybody@example.org";
  const replyTo = "ada@example.org\nX-Evil: yes";
  await emlDelivery(folder, addresses).deliver({ ...mail, subject, replyTo }, patiently);
  const parsed = await PostalMime.parse(await readFile(join(folder, "0199-abc.eml")));
  expect(parsed.headers.map(({ key }) => key)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/bcc|x-evil/)]),
  );
  expect(parsed.subject).toBe("Hello Bcc: everybody@example.org");
});
