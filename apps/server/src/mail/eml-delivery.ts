import { open, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { makeFolder } from "../storage/make-folder.ts";
import { composeMail, type MailAddresses } from "./compose-mail.ts";
import type { Delivery } from "./delivery.ts";

/**
 * Creates a delivery to `.eml` files, which mail programs can open. A file gets its name when it is complete and on
 * disk. A duplicate overwrites it.
 *
 * @param folder created with the first file
 */
export function emlDelivery(folder: string, addresses: MailAddresses): Delivery {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    description: `as .eml files into ${folder}`,
    async deliver(mail) {
      const { message } = await composer.sendMail(composeMail(mail, addresses));
      const file = join(folder, `${mail.id}.eml`);
      makeFolder(folder);
      await writeFile(`${file}.part`, message, { flush: true, mode: 0o600 });
      await rename(`${file}.part`, file);
      await flushFolder(folder);
    },
    close() {},
  };
}

/** Without this, the new name may be lost in a power cut. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
