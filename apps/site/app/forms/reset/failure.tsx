import { phoneResetCopy, type PhoneResetFailure, type PhoneResetState } from "@matchfront/forms";
import { FormStatus } from "@matchfront/ui";

/** Why the visitor is asked again; a toast says the same aloud. */
export function Failure({ of: state }: { of: PhoneResetState }) {
  return (
    <FormStatus spoken={false} tone="error">
      {"failure" in state && state.failure && toUserMessage(state.failure)}
    </FormStatus>
  );
}

/** What the visitor reads of a failure. */
export function toUserMessage(failure: PhoneResetFailure): string {
  return failure.reason === "call failed" ? failure.message : phoneResetCopy.failures[failure.reason];
}
