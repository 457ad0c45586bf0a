import { join } from "node:path";
import { emailAddress } from "../config/value-types.ts";
import type { Environment } from "../config/variables.ts";
import type { Brand } from "../site/site.ts";
import type { Delivery } from "./delivery.ts";
import { emlDelivery } from "./eml-delivery.ts";
import { smtpDelivery, type SmtpOptions } from "./smtp-delivery.ts";

/** Chooses SMTP if a server is set, otherwise `.eml` files. @param options `to` replaces `MAIL_TO` */
export function chooseDelivery(
  { SMTP_URL, SMTP_CONNECTIONS, DATA_DIR, MAIL_FROM, MAIL_TO, PUBLIC_URL }: Environment,
  { name: senderName, addresses }: Brand,
  { to, ...options }: SmtpOptions & { readonly to?: string } = {},
): Delivery {
  const mailAddresses = {
    senderName,
    from: MAIL_FROM ?? emailAddress.parse(addresses.sender) ?? addresses.sender,
    to: to ?? MAIL_TO ?? emailAddress.parse(addresses.support) ?? addresses.support,
  };
  if (!SMTP_URL) return emlDelivery(join(DATA_DIR, "mail"), mailAddresses);
  const hosts = [PUBLIC_URL?.hostname, mailAddresses.from.replace(/^.*@/, "")];
  const name = hosts.find(isFullHostName);
  return smtpDelivery(SMTP_URL, mailAddresses, { name, connections: SMTP_CONNECTIONS, ...options });
}

/** Whether strict mail servers accept a greeting by this name. They reject addresses and names of one word. */
function isFullHostName(host = ""): boolean {
  return /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/i.test(host);
}
