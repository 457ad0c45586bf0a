import { hash } from "node:crypto";
import type { ApiResult } from "@matchfront/api-client";
import type { ApiClient } from "@matchfront/api-client/calls";
import { toTenDigits } from "@matchfront/forms";
import { langParameter } from "@matchfront/locales/routing";
import { Refusal } from "../config/errors.ts";
import { backendTimeout, changing } from "../http/backend-failure.ts";
import type { CreateLimiter } from "../http/limiter.ts";
import { type MessageValues, messageForms } from "./message-forms.ts";
import { type IncomingMessage, type MessageStore, repeatWindow, type SaveResult } from "./message-store.ts";

/** How long the site's script may repeat a message under its key, in seconds. */
const day = 24 * 60 * 60;

/**
 * Creates a store that forwards messages to another backend. Messages in quarantine stay in the local store. It forwards a
 * message again only if the backend did not receive it, unless the backend discards what repeats an `Idempotency-Key`.
 */
export function backendMessageStore(
  backend: ApiClient,
  local: MessageStore,
  { createLimiter, isIdempotent }: { createLimiter: CreateLimiter; isIdempotent: boolean },
): MessageStore {
  // In the order of sending: those under way, and the results of those that succeeded.
  const posts = new Map<string, { readonly sentAt: number; readonly result: Promise<SaveResult> }>();
  // Messages that the backend may have, also from another node.
  const keyed = createLimiter("forwarded", { times: 1, seconds: day });
  const native = createLimiter("forwarded-native", { times: 1, seconds: repeatWindow / 1000 });
  return {
    ...local,
    findRepeat: async (message) => (await findEarlier(message)) ?? (await local.findRepeat(message)),
    async save(message) {
      if (message.quarantinedFor !== undefined) return await local.save(message);
      const key = fingerprint(message);
      if (key === undefined) return await changing("messageMayHaveArrived", send(message));
      // If the first of equal posts fails, the next one that waits for it is sent, unless the first may have arrived.
      while (findEqual(message)) {
        const earlier = await findEarlier(message);
        if (earlier) return earlier;
      }
      const result = isIdempotent ? send(message) : sendOnce(message, key);
      posts.set(key, { sentAt: message.receivedAt.getTime(), result });
      result.catch(() => posts.delete(key));
      return await result;
    },
  };

  async function sendOnce(message: IncomingMessage, key: string): Promise<SaveResult> {
    const forwarded = message.nativePost === undefined ? keyed : native;
    if (await forwarded.consume(key)) throw new Refusal("messageMayHaveArrived");
    return await changing("messageMayHaveArrived", send(message)).catch(async (error: unknown) => {
      if (!(error instanceof Refusal)) await forwarded.refund(key);
      throw error;
    });
  }

  async function send(message: IncomingMessage): Promise<SaveResult> {
    const { formName, values, nativePost, receivedAt, language } = message;
    const { call } = messageForms[formName];
    const signal = AbortSignal.timeout(backendTimeout);
    const window = Math.floor(receivedAt.getTime() / repeatWindow);
    const { idempotencyKey = nativePost && `${nativePost}-${window}` } = message;
    const options = { idempotencyKey, lang: langParameter(language), signal };
    const sent: Pick<ApiResult<number>, "message" | "reference"> = await backend.send(
      { ...call, retryable: isIdempotent },
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
