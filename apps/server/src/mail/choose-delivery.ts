import { join } from "node:path";
import type { Environment } from "../config/variables.ts";
import type { Brand } from "../site/site.ts";
import type { Delivery } from "./delivery.ts";
import { emlDelivery } from "./eml-delivery.ts";
import { smtpDelivery } from "./smtp-delivery.ts";

/** Chooses SMTP if a server is set, otherwise `.eml` files. @param to the recipient, instead of `MAIL_TO` */
export function chooseDelivery(
  { SMTP_URL, DATA_DIR, MAIL_FROM, MAIL_TO }: Environment,
  { name: senderName, addresses }: Brand,
  to = MAIL_TO ?? addresses.support,
): Delivery {
  const mailAddresses = { senderName, from: MAIL_FROM ?? addresses.sender, to };
  return SMTP_URL
    ? smtpDelivery(SMTP_URL, mailAddresses)
    : emlDelivery(join(DATA_DIR, "mail"), mailAddresses);
}
