import { rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import { flush, makeFolder } from "../storage/files.ts";
import { composeMail, type Delivery, type MailAddresses } from "./delivery.ts";

/** A file gets its name when it is complete and on disk. A duplicate overwrites it. */
export function emlDelivery(folder: string, addresses: MailAddresses): Delivery {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    description: `as .eml files into ${folder}`,
    connections: 8,
    async deliver(mail, { markSending }) {
      const { message } = await composer.sendMail(composeMail(mail, addresses));
      const file = join(folder, `${mail.id}.eml`);
      const part = `${file}.part`;
      makeFolder(folder);
      await writeFile(part, message, { flush: true, mode: 0o600 });
      try {
        // Fails if the message was erased meanwhile.
        await markSending();
        await rename(part, file);
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
      // Without this, the new name may be lost in a power cut.
      await flush(folder);
    },
    close() {},
  };
}
