import { use, type ReactNode } from "react";
import { htmlLang } from "@matchfront/locales/html-lang";
import { FormStatus } from "@matchfront/ui";
import { DialogLocaleContext } from "./dialog-locale.ts";
import type { Message } from "./outcome-message.ts";

type FailureProps = {
  /** `undefined` while a toast shows it. */
  message: Message | undefined;
  children?: ReactNode;
};

export function Failure({ message, children }: FailureProps) {
  const { failures } = use(DialogLocaleContext).messages.phoneReset;
  return (
    <FormStatus announce={false} reserve={failures.tooManyAttempts} tone="error">
      {message && (
        <>
          <MessageText message={message} />
          {children}
        </>
      )}
    </FormStatus>
  );
}

/** Renders a message, marked with its language if it differs from the dialog's. */
export function MessageText({ message: { text, lang } }: { message: Message }) {
  return <span lang={lang === use(DialogLocaleContext).language ? undefined : htmlLang(lang)}>{text}</span>;
}
