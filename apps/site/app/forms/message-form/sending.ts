import { createSend, type CallDefinition, type MessageOptions } from "@matchfront/api-client";
import type { Send } from "@matchfront/forms";
import { translateFailure, type FailureMessages } from "../translate-failure.ts";
import type { SentMessage, MessageValues } from "./message-form-config.ts";

export { EmailSuggestion } from "./email-suggestion.tsx";
export { SubmitOutcome } from "./submit-outcome.tsx";

export async function sendMessage(
  call: CallDefinition,
  values: MessageValues,
  options: Parameters<Send<MessageValues, SentMessage>>[1] & Pick<MessageOptions, "lang">,
  failures: FailureMessages | undefined,
): Promise<SentMessage> {
  try {
    await createSend({ baseUrl: location.origin })(call, values, options);
  } catch (error) {
    throw translateFailure(error, failures);
  }
  return { reference: options.idempotencyKey.slice(0, 8), values };
}
