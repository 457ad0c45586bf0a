import type { ReactNode } from "react";
import type { PhoneResetFailure, PhoneResetState } from "@matchfront/forms";
import { FormStatus } from "@matchfront/ui";
import { useResetWords, type ResetWords } from "./reset-words.ts";
import { ServerSaid } from "./server-said.tsx";

type FailureWords = ResetWords["phoneReset"]["failures"];

type FailureProps = {
  of: PhoneResetState;
  /** What follows the message. */
  children?: ReactNode;
};

/** Why the step is repeated; a toast announces the same text. */
export function Failure({ of: state, children }: FailureProps) {
  const { failures } = useResetWords().phoneReset;
  const failure = "failure" in state ? state.failure : undefined;
  return (
    <FormStatus announce={false} tone="error">
      {failure && (
        <>
          <span>{messageOf(failure, failures)}</span>
          {children}
        </>
      )}
    </FormStatus>
  );
}

function messageOf(failure: PhoneResetFailure, words: FailureWords) {
  const message = toUserMessage(failure, words);
  return failure.reason === "call failed" ? <ServerSaid>{message}</ServerSaid> : message;
}

/** The message that the visitor reads for a failure. */
export function toUserMessage(failure: PhoneResetFailure, words: FailureWords): string {
  return failure.reason === "call failed" ? failure.message : words[failure.reason];
}
