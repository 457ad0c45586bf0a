import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeFolder } from "../storage/make-folder.ts";

/** A text message to one phone. */
export interface Sms {
  /** In E.164. */
  readonly to: string;
  readonly text: string;
  readonly at: Date;
}

/** Sends a text message; fulfilled when it was sent. */
export type SendSms = (sms: Sms) => Promise<void>;

/** How SMS are sent that become files, for the operator. */
export function describeSms(folder: string): string {
  return `as SMS files into ${folder}`;
}

/**
 * Stands in for a phone: writes each text message to a file `<time>-<number>.txt`, and prints it.
 *
 * @param folder created where it is missing
 * @param print writes to the console
 */
export function smsFiles(folder: string, print: (text: string) => void): SendSms {
  return async ({ to, text, at }) => {
    const file = join(folder, `${at.toISOString().replaceAll(":", "-")}-${to}.txt`);
    makeFolder(folder);
    await writeFile(file, text);
    print(`\nSMS to ${to}\n${text}`);
  };
}
