import type { ApiClient, ApiResult } from "@matchfront/api-client";
import type { MessageStore, TakeResult } from "./message-store.ts";
import { messageForms } from "./message-forms.ts";
import type { IncomingMessage } from "./message.ts";
import { callBackend } from "../http/call-backend.ts";

/** How long the backend may take to accept a message, all tries included, in milliseconds. */
const timeout = 15_000;
/** How long a native post counts as the same message, in milliseconds. */
const nativePostWindow = 10 * 60_000;

/** What became of a native post, which has no key that the backend would know it by. */
interface NativePost {
  readonly sentAt: number;
  readonly result: Promise<TakeResult>;
}

/**
 * Sends messages to another backend: only the call's own fields, and in which language it shall answer. What filled the honeypot does not reach it, but stays
 * in the local store.
 *
 * @param local holds the quarantine
 */
export function remoteMessageStore(backend: ApiClient, local: MessageStore): MessageStore {
  // In this process alone: after a restart a reload sends the message again.
  const nativePosts = new Map<string, NativePost>();
  return {
    ...local,
    async findRepeat(message) {
      return (
        (await findNativePost(message)?.result.catch(() => undefined)) ?? (await local.findRepeat(message))
      );
    },
    async take(message) {
      if (message.quarantinedFor !== undefined) return await local.take(message);
      const { nativePost, receivedAt } = message;
      if (nativePost === undefined) return await send(message);
      // Where it was not taken, one of those that waited for it is sent, and the others wait again.
      for (let same = findNativePost(message); same; same = findNativePost(message)) {
        const before = await same.result.catch(() => undefined);
        if (before) return before.status === "stored" ? { ...before, status: "repeated" } : before;
      }
      const sent = { sentAt: receivedAt.getTime(), result: send(message) };
      nativePosts.set(nativePost, sent);
      return await sent.result.catch((error: unknown) => {
        // Who was refused may try again.
        nativePosts.delete(nativePost);
        throw error;
      });
    },
  };

  async function send({ formName, values, idempotencyKey, language }: IncomingMessage): Promise<TakeResult> {
    const signal = AbortSignal.timeout(timeout);
    const lang = language === "en" ? undefined : language;
    const {
      message,
      reference,
    }: Omit<ApiResult<number>, "status"> = await callBackend(() =>
      backend.send(messageForms[formName].call, values, { idempotencyKey, lang, signal }),
    );
    return { status: "stored", reference, message };
  }

  function findNativePost({ nativePost, receivedAt }: IncomingMessage): NativePost | undefined {
    // The oldest come first.
    for (const [key, { sentAt }] of nativePosts) {
      if (receivedAt.getTime() - sentAt < nativePostWindow) break;
      nativePosts.delete(key);
    }
    return nativePost === undefined ? undefined : nativePosts.get(nativePost);
  }
}
