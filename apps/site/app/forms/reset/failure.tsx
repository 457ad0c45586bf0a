import { use, useRef, type ReactNode } from "react";
import { htmlLang } from "@matchfront/locales/html-lang";
import { FormStatus } from "@matchfront/ui";
import { DialogLocaleContext } from "./dialog-locale.ts";
import { useIsSlow, useScrollIntoView } from "../shown-status.ts";
import type { Message } from "./outcome-message.ts";

type FailureProps = {
  /** `undefined` while a toast shows it. */
  message: Message | undefined;
  isLoading: boolean;
  children?: ReactNode;
};

/** Renders why the last call failed, or that the current one takes long. */
export function Failure({ message, isLoading, children }: FailureProps) {
  const { phoneReset, submit } = use(DialogLocaleContext).messages;
  const isSlow = useIsSlow(isLoading);
  // A toast has announced an error.
  const isError = message !== undefined && !message.isAdvice;
  const status = useRef<HTMLDivElement>(null);
  useScrollIntoView(isSlow || message?.isAdvice === true, status);
  const failure = message && (
    <>
      <MessageText message={message} />
      {children}
    </>
  );
  return (
    <FormStatus
      announce={!isError}
      ref={status}
      reserve={phoneReset.failures.tooManyAttempts}
      tone={isError ? "error" : "info"}
    >
      {isSlow ? submit.slow : failure}
    </FormStatus>
  );
}

/** Renders a message, marked with its language if it differs from the dialog's. */
export function MessageText({ message: { text, lang } }: { message: Message }) {
  return <span lang={lang === use(DialogLocaleContext).language ? undefined : htmlLang(lang)}>{text}</span>;
}
