import { join } from "node:path";
import type { ApiClient } from "@matchfront/api-client";
import type { Database } from "./database/database.ts";
import { publicAddress } from "./environment/read-environment.ts";
import type { Environment } from "./environment/variables.ts";
import { localMemberService } from "./local/member-service.ts";
import { localMessageStore } from "./local/message-store.ts";
import { smsFiles } from "./local/sms-files.ts";
import { localVerifiedPhones } from "./local/verified-phones.ts";
import { localVerifier } from "./local/verifier.ts";
import type { MailAddresses } from "./mail/compose-mail.ts";
import type { Delivery } from "./mail/delivery.ts";
import { emlDelivery } from "./mail/eml-delivery.ts";
import { smtpDelivery } from "./mail/smtp-delivery.ts";
import type { MemberService } from "./members/member-service.ts";
import type { MessageStore } from "./messages/message-store.ts";
import { remoteMemberService } from "./remote/member-service.ts";
import { remoteMessageStore } from "./remote/message-store.ts";
import { twilioVerifier } from "./remote/twilio-verifier.ts";
import type { Verifier } from "./verification/verifier.ts";

interface StoreOptions {
  readonly database: Database;
  /** What messages and members are forwarded to, in place of the database, if anything. */
  readonly backend: ApiClient | undefined;
  readonly siteName: string;
  readonly onMessageStored: () => void;
}

/** Messages and members: another backend's where there is one, otherwise those of the database. */
export function chooseStores({ database, backend, siteName, onMessageStored }: StoreOptions): {
  readonly messages: MessageStore;
  readonly members: MemberService;
} {
  const localMessages = localMessageStore(database, onMessageStored);
  if (!backend) return { messages: localMessages, members: localMemberService(database, siteName) };
  return {
    messages: remoteMessageStore(backend, localMessages),
    members: remoteMemberService(backend, localVerifiedPhones(database)),
  };
}

/**
 * The verifier: Twilio's where an account is set, otherwise the local one, whose SMS become files in `sms/` of the data
 * folder.
 *
 * @param senderName the sender's name in the SMS
 */
export function chooseVerifier(environment: Environment, database: Database, senderName: string): Verifier {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_API_KEY: apiKey, TWILIO_URL: url } = environment;
  const { TWILIO_API_SECRET: apiSecret, TWILIO_VERIFY_SERVICE_SID: verifyServiceSid } = environment;
  if (accountSid && apiKey && apiSecret && verifyServiceSid)
    return twilioVerifier({ accountSid, apiKey, apiSecret, verifyServiceSid, url });
  const folder = join(environment.DATA_DIR, "sms");
  return localVerifier({
    database,
    sendSms: smsFiles(folder, (text) => process.stdout.write(text)),
    route: `as SMS files into ${folder}`,
    senderName,
    host: publicAddress(environment).hostname,
  });
}

/** How mail is delivered: by SMTP where a server is set, otherwise as `.eml` files. */
export function chooseDelivery({ SMTP_URL, DATA_DIR }: Environment, addresses: MailAddresses): Delivery {
  return SMTP_URL ? smtpDelivery(SMTP_URL, addresses) : emlDelivery(join(DATA_DIR, "mail"), addresses);
}
