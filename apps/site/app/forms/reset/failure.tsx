import type { PhoneResetState } from "@matchfront/forms";
import { FormStatus } from "@matchfront/ui";
import { failureWords } from "./failure-words.ts";

/** Why the visitor is asked again; a toast says the same aloud. */
export function Failure({ of: state }: { of: PhoneResetState }) {
  return (
    <FormStatus spoken={false} tone="error">
      {"failure" in state && state.failure && failureWords(state.failure)}
    </FormStatus>
  );
}
