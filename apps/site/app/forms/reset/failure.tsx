import { use, type ReactNode } from "react";
import type { PhoneResetFailure, PhoneResetState } from "@matchfront/forms/site";
import { FormStatus } from "@matchfront/ui";
import type { Dialogs } from "@matchfront/locales/load-dialogs";
import { DialogLocaleContext, useDialogMessages } from "./dialog-locale.ts";

type FailureMessages = Dialogs["phoneReset"]["failures"];

export function FailureStatus({ children }: { children: ReactNode }) {
  const { failures } = useDialogMessages().phoneReset;
  return (
    <FormStatus announce={false} reserve={failures.tooManyAttempts} tone="error">
      {children}
    </FormStatus>
  );
}

type FailureProps = {
  of: PhoneResetState;
  isToastOpen: boolean;
  children?: ReactNode;
};

export function Failure({ of: state, isToastOpen, children }: FailureProps) {
  const { failures } = useDialogMessages().phoneReset;
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

export function toUserMessage(failure: PhoneResetFailure, messages: FailureMessages): string {
  return failure.reason === "callFailed" ? failure.message : messages[failure.reason];
}

/** Renders a message from the server, marked with its language if the dialog has switched to another one. */
export function ServerMessage({ children }: { children: string }) {
  const { language, messageLanguages } = use(DialogLocaleContext);
  const own = messageLanguages?.get(children) ?? language;
  return <span lang={own === language ? undefined : own}>{children}</span>;
}
