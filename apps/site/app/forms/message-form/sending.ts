import { createSend, type CallDefinition, type MessageOptions } from "@matchfront/api-client";
import type { Send } from "@matchfront/forms";
import { translateFailure, type FailureMessages } from "../translate-failure.ts";
import type { SentMessage, MessageValues } from "./message-form-config.ts";

export { EmailSuggestion } from "./email-suggestion.tsx";
export { SubmitOutcome } from "./submit-outcome.tsx";

/** The keys of messages that may have arrived, and what the next attempts add: those are other messages. */
const suffixes = new Map<string, string>();

export async function sendMessage(
  call: CallDefinition,
  values: MessageValues,
  options: Parameters<Send<MessageValues, SentMessage>>[1] & Pick<MessageOptions, "lang">,
  failures: FailureMessages | undefined,
): Promise<SentMessage> {
  const key = options.idempotencyKey;
  const suffix = suffixes.get(key) ?? "";
  try {
    const send = createSend({ baseUrl: location.origin });
    const result = await send(call, values, { ...options, idempotencyKey: key + suffix });
    return { reference: "reference" in result ? result.reference : undefined, values };
  } catch (error) {
    if (Object(error).reason === "messageMayHaveArrived") suffixes.set(key, `${suffix}+`);
    throw translateFailure(error, failures);
  }
}
