import type { ReactNode } from "react";
import type { PhoneResetFailure, PhoneResetState } from "@matchfront/forms/site";
import { FormStatus } from "@matchfront/ui";
import { useResetWords, type ResetWords } from "./reset-words.ts";
import { ServerMessage } from "./server-message.tsx";

type FailureWords = ResetWords["phoneReset"]["failures"];

export function FailureStatus({ children }: { children: ReactNode }) {
  const { failures } = useResetWords().phoneReset;
  return (
    <FormStatus announce={false} reserve={failures.tooManyAttempts} tone="error">
      {children}
    </FormStatus>
  );
}

export type FailureProps = {
  of: PhoneResetState;
  isToastOpen: boolean;
  children?: ReactNode;
};

export function Failure({ of: state, isToastOpen, children }: FailureProps) {
  const { failures } = useResetWords().phoneReset;
  const failure = "failure" in state && !isToastOpen ? state.failure : undefined;
  return (
    <FailureStatus>
      {failure && (
        <>
          <ServerMessage>{toUserMessage(failure, failures)}</ServerMessage>
          {children}
        </>
      )}
    </FailureStatus>
  );
}

export function toUserMessage(failure: PhoneResetFailure, words: FailureWords): string {
  return failure.reason === "callFailed" ? failure.message : words[failure.reason];
}
