import { createSend, type CallDefinition, type MessageOptions } from "@matchfront/api-client";
import type { Send } from "@matchfront/forms";
import { translateFailure, type FailureWords } from "../translate-failure.ts";
import type { Texts } from "./message-form-binding.ts";

export { PastedNumber } from "../business-request/pasted-number.tsx";
export { SubmitOutcome } from "./submit-outcome.tsx";

/**
 * Delivers a message, and answers the reference that its sender is told: how its key begins. A failure is in the given
 * words.
 */
export async function deliver(
  call: CallDefinition,
  values: Texts,
  options: Parameters<Send<Texts, string>>[1] & Pick<MessageOptions, "lang">,
  failures: FailureWords | undefined,
): Promise<string> {
  try {
    await createSend({ baseUrl: location.origin })(call, values, options);
  } catch (error) {
    throw translateFailure(error, failures);
  }
  return options.idempotencyKey.slice(0, 8);
}
