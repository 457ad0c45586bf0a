import { createSend, type CallDefinition, type MessageOptions } from "@matchfront/api-client";
import type { Send } from "@matchfront/forms";
import { translateFailure, type FailureMessages } from "../translate-failure.ts";
import type { SentMessage, MessageValues } from "./message-form-config.ts";

export { EmailSuggestion } from "./email-suggestion.tsx";
export { SubmitOutcome } from "./submit-outcome.tsx";

/** The keys for the next attempts at messages that may have arrived, since these count as other messages. */
const keys = new Map<string, string>();

export async function sendMessage(
  call: CallDefinition,
  values: MessageValues,
  options: Parameters<Send<MessageValues, SentMessage>>[1] & Pick<MessageOptions, "lang">,
  failures: FailureMessages | undefined,
): Promise<SentMessage> {
  const key = options.idempotencyKey;
  const idempotencyKey = keys.get(key) ?? key;
  try {
    const send = createSend({ baseUrl: location.origin });
    const { reference } = Object(await send(call, values, { ...options, idempotencyKey }));
    return { reference, values };
  } catch (error) {
    if (Object(error).reason === "messageMayHaveArrived") keys.set(key, `${idempotencyKey}+`);
    throw translateFailure(error, failures);
  }
}
