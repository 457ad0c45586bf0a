import type { ApiClient, MessageOptions } from "@matchfront/api-client";
import type { FormName } from "../database/tables.ts";
import type { MessageForm, MessageValues } from "../messages/message-forms.ts";
import { askBackend } from "./backend-refusal.ts";

/** How long the backend may take to take a message, all tries included, in milliseconds. */
const patience = 15_000;

/** What the backend said of a message that it took. */
export interface TakenMessage {
  readonly message?: string | undefined;
  readonly reference?: string | undefined;
}

type Send = (backend: ApiClient, values: MessageValues, options: MessageOptions) => Promise<TakenMessage>;

const sends: Readonly<Record<FormName, Send>> = {
  contact: (backend, { topic = "", email, description = "" }, options) =>
    backend.contact.send({ topic, email, description }, options),
  partnership: (backend, values, options) => backend.partnership.send(businessRequest(values), options),
  advertising: (backend, values, options) => backend.advertising.send(businessRequest(values), options),
};

/**
 * Hands a message to the backend in place of storing it. Only the form's own fields go.
 *
 * @throws BackendRefusal
 * @example await forwardMessage(backend, form, values, "0198c1f2");
 */
export async function forwardMessage(
  backend: ApiClient,
  { name }: Pick<MessageForm, "name">,
  values: MessageValues,
  idempotencyKey: string | undefined,
): Promise<TakenMessage> {
  const signal = AbortSignal.timeout(patience);
  return await askBackend(() => sends[name](backend, values, { idempotencyKey, signal }));
}

function businessRequest(values: MessageValues) {
  const { name = "", businessname = "", email, phoneNumber = "", website = "", description = "" } = values;
  return { name, businessname, email, phoneNumber, website, description };
}
