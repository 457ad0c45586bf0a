import { createSend, type CallDefinition, type MessageOptions } from "@matchfront/api-client";
import type { Send } from "@matchfront/forms";
import type { Texts } from "./message-form-binding.ts";

export { SubmitOutcome } from "./submit-outcome.tsx";

/** Delivers a message, and answers the reference that its sender is told: how its key begins. */
export async function deliver(
  call: CallDefinition,
  values: Texts,
  options: Parameters<Send<Texts, string>>[1] & Pick<MessageOptions, "lang">,
): Promise<string> {
  await createSend({ baseUrl: location.origin })(call, values, options);
  return options.idempotencyKey.slice(0, 8);
}
