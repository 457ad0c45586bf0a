import { join } from "node:path";
import { createApiClient, type ApiClient } from "@matchfront/api-client";
import type { Brand } from "./site/site-manifest.ts";
import type { OperatorPorts } from "./operations/command.ts";
import type { Deadlines } from "./config/deadlines.ts";
import type { Environment } from "./config/variables.ts";
import type { LocalPorts } from "./database-ports.ts";
import { acceptedLog, type AcceptedLog } from "./mail/accepted-log.ts";
import type { Delivery } from "./mail/delivery.ts";
import { emlDelivery } from "./mail/eml-delivery.ts";
import type { Outbox } from "./mail/outbox.ts";
import { smtpDelivery } from "./mail/smtp-delivery.ts";
import { databaseMemberService, type MemberService } from "./members/member-service.ts";
import type { MemberStore } from "./members/member-store.ts";
import type { MessageStore } from "./messages/message-store.ts";
import { openLocalPorts, serveDatabase, type ChosenDatabase } from "./open-database.ts";
import { limitedFetch } from "./http/limited-fetch.ts";
import { backendMemberService } from "./members/backend-member-service.ts";
import { remoteMessageStore } from "./messages/backend-message-store.ts";
import { twilioVerifier } from "./sms/twilio-verifier.ts";
import type { PersonalData } from "./operations/personal-data.ts";
import type { SmsBudget } from "./sms/sms-budget.ts";
import type { Verifier } from "./sms/verifier.ts";

/** Every port of a server, with the adapter that the environment chooses. */
export interface ServerPorts extends Omit<ChosenDatabase, "local"> {
  readonly messages: MessageStore;
  readonly members: MemberService;
  readonly memberStore: MemberStore;
  readonly verifier: Verifier;
  readonly outbox: Outbox;
  readonly personalData: PersonalData;
  readonly smsBudget: SmsBudget;
  readonly delivery: Delivery;
  readonly accepted: AcceptedLog;
  /** Rejects where no message can be stored. */
  readonly probeStorage: () => Promise<void>;
  /** How many calls wait for the database. */
  readonly countCalls: () => number;
  /** Fulfilled, with the reason, where the database cannot be kept open. */
  readonly givenUp: Promise<Error>;
  readonly close: () => Promise<void>;
}

interface ServerPortsOptions {
  readonly brand: Brand;
  readonly deadlines: Deadlines;
  /** Called after each message that was stored here. */
  readonly onMessageStored: () => void;
  /** Told what happened to the database's thread, for the log. */
  readonly onTrouble: (error: Error) => void;
  /** Told how many seconds each call of the database took. */
  readonly onCall: (operation: string, seconds: number) => void;
  /** Told of each call that was counted in this process alone, since the shared database was away. */
  readonly onInsured: () => void;
  /** Told how many passwords wait to be hashed, whenever that changes. */
  readonly onPasswordsWaiting: (count: number) => void;
}

/**
 * Chooses the adapters of a server, once.
 *
 * @throws SetupError where the database cannot be opened
 * @example const { messages, members, verifier, close } = await openServerPorts(environment, options);
 */
export async function openServerPorts(
  environment: Environment,
  { brand, deadlines, onMessageStored, onTrouble, onCall, onInsured, onPasswordsWaiting }: ServerPortsOptions,
): Promise<ServerPorts> {
  const { BACKEND_URL, DATA_DIR } = environment;
  const { local, ...whereabouts } = await serveDatabase(environment, {
    senderName: brand.name,
    deadlines,
    onTrouble,
    onCall,
    onInsured,
  });
  const backend = BACKEND_URL && createApiClient({ baseUrl: BACKEND_URL.href, fetch: limitedFetch });
  const linkCheckPath = environment.LINK_CHECK_PATH;
  const { outbox, personalData, smsBudget, probeStorage, countCalls, givenUp, close } = local;
  return {
    ...chooseStores({
      local,
      backend,
      linkCheckPath,
      siteName: brand.name,
      onMessageStored,
      onPasswordsWaiting,
    }),
    memberStore: local.members,
    verifier: chooseVerifier(environment, local.verifier),
    outbox,
    personalData,
    smsBudget,
    delivery: chooseDelivery(environment, brand),
    accepted: acceptedLog(join(DATA_DIR, "accepted.log")),
    probeStorage,
    countCalls,
    ...whereabouts,
    givenUp,
    close,
  };
}

/**
 * Opens what the operator's commands work with: the database of a server that ran before.
 *
 * @throws SetupError
 */
export async function openOperatorPorts(environment: Environment): Promise<OperatorPorts> {
  return await openLocalPorts(environment);
}

interface StoreOptions {
  /** The database, in this thread or in its own. */
  readonly local: Pick<LocalPorts, "messages" | "members">;
  /** What messages and members are forwarded to, in place of the database, if anything. */
  readonly backend: ApiClient | undefined;
  /** Where it tells whether a link is active, if it does. */
  readonly linkCheckPath?: `/${string}` | undefined;
  readonly siteName: string;
  readonly onMessageStored: () => void;
  readonly onPasswordsWaiting?: (count: number) => void;
}

/** Messages and members: another backend's where there is one, otherwise those of the database. */
export function chooseStores({
  local,
  backend,
  linkCheckPath,
  siteName,
  onMessageStored,
  onPasswordsWaiting,
}: StoreOptions): Pick<ServerPorts, "messages" | "members"> {
  const messages: MessageStore = {
    ...local.messages,
    async take(message) {
      const result = await local.messages.take(message);
      if (result.status === "stored") onMessageStored();
      return result;
    },
  };
  if (!backend)
    return { messages, members: databaseMemberService(local.members, siteName, onPasswordsWaiting) };
  return {
    messages: remoteMessageStore(backend, messages),
    members: backendMemberService(backend, local.members, linkCheckPath),
  };
}

/** Twilio's verifier where an account is set, otherwise the local one, whose SMS become files. */
function chooseVerifier(environment: Environment, local: Verifier): Verifier {
  const { TWILIO_API_KEY: apiKey, TWILIO_URL: url } = environment;
  const { TWILIO_API_SECRET: apiSecret, TWILIO_VERIFY_SERVICE_SID: verifyServiceSid } = environment;
  if (apiKey && apiSecret && verifyServiceSid)
    return twilioVerifier({ apiKey, apiSecret, verifyServiceSid, url });
  return local;
}

/** SMTP where a server is set, otherwise `.eml` files. @param to in place of `MAIL_TO` */
export function chooseDelivery(
  { SMTP_URL, DATA_DIR, MAIL_FROM, MAIL_TO }: Environment,
  brand: Brand,
  to?: string,
): Delivery {
  const { name: senderName, addresses } = brand;
  const from = MAIL_FROM ?? addresses.sender;
  const mailAddresses = { senderName, from, to: to ?? MAIL_TO ?? addresses.support };
  return SMTP_URL
    ? smtpDelivery(SMTP_URL, mailAddresses)
    : emlDelivery(join(DATA_DIR, "mail"), mailAddresses);
}
