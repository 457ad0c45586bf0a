import { phoneResetCopy, type PhoneResetFailure, type PhoneResetState } from "@matchfront/forms";
import { FormStatus } from "@matchfront/ui";

/** Why the step is repeated; a toast announces the same text. */
export function Failure({ of: state }: { of: PhoneResetState }) {
  return (
    <FormStatus announce={false} tone="error">
      {"failure" in state && state.failure && toUserMessage(state.failure)}
    </FormStatus>
  );
}

/** The message that the visitor reads for a failure. */
export function toUserMessage(failure: PhoneResetFailure): string {
  return failure.reason === "call failed" ? failure.message : phoneResetCopy.failures[failure.reason];
}
