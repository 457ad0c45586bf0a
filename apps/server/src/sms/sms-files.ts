import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeFolder } from "../storage/make-folder.ts";

/** A text message. */
export interface Sms {
  /** In E.164. */
  readonly to: string;
  readonly text: string;
  readonly at: Date;
}

/** Sends a text message. */
export type SendSms = (sms: Sms) => Promise<void>;

/**
 * Creates a replacement for a phone: writes each SMS to a file `<time>-<number>.txt`, and prints it.
 *
 * @param print writes to the console
 */
export function smsFiles(folder: string, print: (text: string) => void): SendSms {
  return async ({ to, text, at }) => {
    makeFolder(folder);
    await writeFile(join(folder, `${at.toISOString().replaceAll(":", "-")}-${to}.txt`), text);
    print(`\nSMS to ${to}\n${text}`);
  };
}
