import { use, type ReactNode } from "react";
import { htmlLang } from "@matchfront/locales/html-lang";
import { FormStatus } from "@matchfront/ui";
import { DialogLocaleContext } from "./dialog-locale.ts";

type FailureProps = {
  /** `undefined` while a toast shows it. */
  message: string | undefined;
  children?: ReactNode;
};

export function Failure({ message, children }: FailureProps) {
  const { failures } = use(DialogLocaleContext).messages.phoneReset;
  return (
    <FormStatus announce={false} reserve={failures.tooManyAttempts} tone="error">
      {message && (
        <>
          <ServerMessage>{message}</ServerMessage>
          {children}
        </>
      )}
    </FormStatus>
  );
}

/** Renders a message from the server, marked with its language if the dialog has switched to another one. */
export function ServerMessage({ children }: { children: string }) {
  const { language, messageLanguages } = use(DialogLocaleContext);
  const own = messageLanguages?.get(children) ?? language;
  return <span lang={own === language ? undefined : htmlLang(own)}>{children}</span>;
}
