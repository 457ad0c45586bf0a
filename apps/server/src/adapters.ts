import { existsSync } from "node:fs";
import { join } from "node:path";
import { createApiClient, type ApiClient } from "@matchfront/api-client";
import type { Brand } from "./built-site/site-manifest.ts";
import type { OperatorPorts } from "./commands/run-program.ts";
import { openDatabase, type Database } from "./database/database.ts";
import { publicAddress } from "./environment/read-environment.ts";
import type { Environment } from "./environment/variables.ts";
import { SetupError } from "./errors/setup-error.ts";
import { localMemberDirectory } from "./local/member-directory.ts";
import { localMemberService } from "./local/member-service.ts";
import { localMessageStore } from "./local/message-store.ts";
import { LocalOutbox } from "./local/outbox.ts";
import { storageProbe } from "./local/probe-storage.ts";
import { smsFiles } from "./local/sms-files.ts";
import { localVerifiedPhones } from "./local/verified-phones.ts";
import { localVerifier } from "./local/verifier.ts";
import type { Delivery } from "./mail/delivery.ts";
import { emlDelivery } from "./mail/eml-delivery.ts";
import type { Outbox } from "./mail/outbox.ts";
import { smtpDelivery } from "./mail/smtp-delivery.ts";
import type { MemberDirectory } from "./members/member-directory.ts";
import type { MemberService } from "./members/member-service.ts";
import type { MessageStore } from "./messages/message-store.ts";
import { remoteMemberService } from "./remote/member-service.ts";
import { remoteMessageStore } from "./remote/message-store.ts";
import { twilioVerifier } from "./remote/twilio-verifier.ts";
import type { Verifier } from "./verification/verifier.ts";

/** Every port of a server, with the adapter that the environment chooses. */
export interface ServerPorts {
  readonly messages: MessageStore;
  readonly members: MemberService;
  readonly directory: MemberDirectory;
  readonly verifier: Verifier;
  readonly outbox: Outbox;
  readonly delivery: Delivery;
  /** Rejects where no message can be stored. */
  readonly probeStorage: () => Promise<void>;
  /** Where messages are stored, for the operator. */
  readonly databaseFile: string;
  readonly close: () => Promise<void>;
}

/**
 * Chooses the adapters of a server, once.
 *
 * @param onMessageStored called after each message that was stored here
 * @throws SetupError where the database cannot be opened
 * @example const { messages, members, verifier, close } = await openServerPorts(environment, site.brand, () => {});
 */
export async function openServerPorts(
  environment: Environment,
  brand: Brand,
  onMessageStored: () => void,
): Promise<ServerPorts> {
  const { BACKEND_URL } = environment;
  const databaseFile = databaseFileOf(environment);
  const database = await openDatabase(databaseFile);
  const backend = BACKEND_URL && createApiClient({ baseUrl: BACKEND_URL.href });
  return {
    ...chooseStores({ database, backend, siteName: brand.name, onMessageStored }),
    directory: localMemberDirectory(database),
    verifier: chooseVerifier(environment, database, brand.name),
    outbox: new LocalOutbox(database),
    delivery: chooseDelivery(environment, brand),
    probeStorage: await storageProbe({ database, file: databaseFile }),
    databaseFile,
    close: () => database.destroy(),
  };
}

/**
 * Opens what the operator's commands work with: the database of a server that ran before.
 *
 * @throws SetupError
 */
export async function openOperatorPorts(environment: Environment): Promise<OperatorPorts> {
  const { DATA_DIR } = environment;
  // A mistyped folder must not look like an empty database.
  if (!existsSync(DATA_DIR))
    throw new SetupError(
      `There is no folder ${DATA_DIR}. Start the server once, or set DATA_DIR to its folder.`,
    );
  const database = await openDatabase(databaseFileOf(environment));
  return {
    messages: localMessageStore(database),
    members: localMemberDirectory(database),
    outbox: new LocalOutbox(database),
    close: () => database.destroy(),
  };
}

interface StoreOptions {
  readonly database: Database;
  /** What messages and members are forwarded to, in place of the database, if anything. */
  readonly backend: ApiClient | undefined;
  readonly siteName: string;
  readonly onMessageStored: () => void;
}

/** Messages and members: another backend's where there is one, otherwise those of the database. */
export function chooseStores({
  database,
  backend,
  siteName,
  onMessageStored,
}: StoreOptions): Pick<ServerPorts, "messages" | "members"> {
  const localMessages = localMessageStore(database, onMessageStored);
  if (!backend) return { messages: localMessages, members: localMemberService(database, siteName) };
  return {
    messages: remoteMessageStore(backend, localMessages),
    members: remoteMemberService(backend, localVerifiedPhones(database)),
  };
}

/** Twilio's verifier where an account is set, otherwise the local one, whose SMS become files. */
function chooseVerifier(environment: Environment, database: Database, senderName: string): Verifier {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_API_KEY: apiKey, TWILIO_URL: url } = environment;
  const { TWILIO_API_SECRET: apiSecret, TWILIO_VERIFY_SERVICE_SID: verifyServiceSid } = environment;
  if (accountSid && apiKey && apiSecret && verifyServiceSid)
    return twilioVerifier({ accountSid, apiKey, apiSecret, verifyServiceSid, url });
  const folder = join(environment.DATA_DIR, "sms");
  return localVerifier({
    database,
    sendSms: smsFiles(folder, (text) => process.stdout.write(text)),
    description: `as SMS files into ${folder}`,
    senderName,
    host: publicAddress(environment).hostname,
  });
}

/** SMTP where a server is set, otherwise `.eml` files. */
function chooseDelivery({ SMTP_URL, DATA_DIR, MAIL_FROM, MAIL_TO }: Environment, brand: Brand): Delivery {
  const { name: senderName, addresses } = brand;
  const mailAddresses = { senderName, from: MAIL_FROM ?? addresses.sender, to: MAIL_TO ?? addresses.support };
  return SMTP_URL
    ? smtpDelivery(SMTP_URL, mailAddresses)
    : emlDelivery(join(DATA_DIR, "mail"), mailAddresses);
}

function databaseFileOf({ DATA_DIR }: Environment): string {
  return join(DATA_DIR, "messages.db");
}
