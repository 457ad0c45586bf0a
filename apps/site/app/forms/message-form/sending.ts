import { createSend, type CallDefinition, type MessageOptions } from "@matchfront/api-client";
import type { Send } from "@matchfront/forms";
import { translateFailure, type FailureMessages } from "../translate-failure.ts";
import type { SentMessage, MessageValues } from "./message-form-config.ts";

export { EmailSuggestion } from "./email-suggestion.tsx";
export { SubmitOutcome } from "./submit-outcome.tsx";

/** How often a message may have arrived, by its key: what the visitor sends next is another message. */
const unknowns = new Map<string, number>();

export async function sendMessage(
  call: CallDefinition,
  values: MessageValues,
  options: Parameters<Send<MessageValues, SentMessage>>[1] & Pick<MessageOptions, "lang">,
  failures: FailureMessages | undefined,
): Promise<SentMessage> {
  const key = options.idempotencyKey;
  const count = unknowns.get(key) ?? 0;
  const idempotencyKey = count > 0 ? `${key}-${count}` : key;
  try {
    const send = createSend({ baseUrl: location.origin });
    const result = await send(call, values, { ...options, idempotencyKey });
    return { reference: "reference" in result ? result.reference : undefined, values };
  } catch (error) {
    if (Object(error).reason === "messageMayHaveArrived") unknowns.set(key, count + 1);
    throw translateFailure(error, failures);
  }
}
