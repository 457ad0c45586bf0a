import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SendSms } from "./sms.ts";

/**
 * Stands in for a phone: writes each text message to a file `<time>-<number>.txt`, and prints it.
 *
 * @param folder made where it is missing
 * @param print writes to the console
 * @example await smsFiles("var/sms", (text) => process.stdout.write(text))({ to, text, at: new Date() });
 */
export function smsFiles(folder: string, print: (text: string) => void): SendSms {
  return async ({ to, text, at }) => {
    const file = join(folder, `${at.toISOString().replaceAll(":", "-")}-${to}.txt`);
    await mkdir(folder, { recursive: true });
    await writeFile(file, text);
    print(`\nSMS to ${to}\n${text}`);
  };
}
