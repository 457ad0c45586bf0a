import { hash } from "node:crypto";
import type { ApiResult } from "@matchfront/api-client";
import type { ApiClient } from "@matchfront/api-client/calls";
import { toTenDigits } from "@matchfront/forms";
import { langParameter } from "@matchfront/locales/routing";
import { type MessageValues, messageForms } from "./message-forms.ts";
import { type IncomingMessage, type MessageStore, repeatWindow, type SaveResult } from "./message-store.ts";

/** Including retries, in milliseconds. */
const timeout = 15_000;

/** Creates a store that forwards messages to another backend. Messages in quarantine stay in the local store. */
export function backendMessageStore(backend: ApiClient, local: MessageStore): MessageStore {
  // In the order of sending. After a restart, a repeated post is forwarded again.
  const posts = new Map<string, { readonly sentAt: number; readonly result: Promise<SaveResult> }>();
  return {
    ...local,
    findRepeat: async (message) => (await findEarlier(message)) ?? (await local.findRepeat(message)),
    async save(message) {
      if (message.quarantinedFor !== undefined) return await local.save(message);
      const key = fingerprint(message);
      if (key === undefined) return await send(message);
      // If the first of equal posts fails, the next one that waits for it is sent.
      while (findEqual(message)) {
        const earlier = await findEarlier(message);
        if (earlier) return earlier;
      }
      const result = send(message);
      posts.set(key, { sentAt: message.receivedAt.getTime(), result });
      result.catch(() => posts.delete(key));
      return await result;
    },
  };

  async function send({ formName, values, idempotencyKey, language }: IncomingMessage): Promise<SaveResult> {
    const { call } = messageForms[formName];
    const signal = AbortSignal.timeout(timeout);
    const options = { idempotencyKey, lang: langParameter(language), signal };
    const sent: Pick<ApiResult<number>, "message" | "reference"> = await backend.send(
      call,
      withTenDigits(values),
      options,
    );
    return { status: "stored", reference: sent.reference, message: sent.message };
  }

  async function findEarlier(message: IncomingMessage): Promise<SaveResult | undefined> {
    const earlier = await findEqual(message)?.result.catch(() => undefined);
    return earlier?.status === "stored" ? { ...earlier, status: "repeated" } : earlier;
  }

  function findEqual(message: IncomingMessage) {
    for (const [key, { sentAt }] of posts) {
      if (message.receivedAt.getTime() - sentAt < repeatWindow) break;
      posts.delete(key);
    }
    return posts.get(fingerprint(message) ?? "");
  }
}

/** Returns what equal posts have in common. Under an idempotency key, another text is another post. */
function fingerprint({ nativePost, idempotencyKey, formName, values }: IncomingMessage): string | undefined {
  return nativePost ?? (idempotencyKey && hash("sha256", JSON.stringify([idempotencyKey, formName, values])));
}

/** Returns the values as the specification has them (section 5). A message of our own keeps the number's country. */
function withTenDigits(values: MessageValues): MessageValues {
  const { phoneNumber } = values;
  return phoneNumber === undefined ? values : { ...values, phoneNumber: toTenDigits(phoneNumber) };
}
