import { htmlLang } from "@matchfront/locales/html-lang";
import type { DialingCode, PhoneResetCalls, PhoneResetState } from "@matchfront/forms/site";
import { usePhoneReset } from "@matchfront/forms/site/react";
import { Button, Dialog } from "@matchfront/ui";
import { use, type ReactNode } from "react";
import { CodeStep } from "./code-step.tsx";
import { InvalidLink } from "./invalid-link.tsx";
import { OpenApp } from "./open-app.tsx";
import { ServerMessage } from "./failure.tsx";
import { NumberStep } from "./number-step.tsx";
import styles from "./reset-dialog.module.css";
import type { Dialogs } from "@matchfront/locales/load-dialogs";
import { DialogLocaleContext } from "./dialog-locale.ts";
import { focusOnMount } from "./focus-on-mount.ts";
import { useOutcomeToast } from "./use-outcome-toast.ts";

type PhoneResetDialogProps = {
  calls: PhoneResetCalls;
  country?: DialingCode | undefined;
  isInvalid?: boolean;
  children?: ReactNode;
};

export function PhoneResetDialog({ calls, country, isInvalid = false, children }: PhoneResetDialogProps) {
  const { language, messages } = use(DialogLocaleContext);
  const { dialog, phoneReset: copy } = messages;
  const { state, ...reset } = usePhoneReset(calls, { dialingCode: country?.code });
  const { isToastOpen, message } = useOutcomeToast(state, getOutcome(state, copy));
  const numberStep = { country, message, onEnter: reset.enterNumber };

  function step() {
    // In other steps, a pending change may be what used up the link.
    if (isInvalid && ["enteringNumber", "enteringCode", "updateFailed"].includes(state.status))
      return <InvalidLink isToastOpen={isToastOpen} kind="phone" />;
    switch (state.status) {
      case "enteringNumber":
      case "checkingNumber":
        return <NumberStep {...numberStep} state={state} />;
      case "sendingCode":
        // The first code is sent from the number step.
        if (state.sendCount === 0) return <NumberStep {...numberStep} state={state} />;
        return <CodeStep message={message} reset={reset} state={state} />;
      case "enteringCode":
      case "verifyingCode":
      case "updating":
        return <CodeStep message={message} reset={reset} state={state} />;
      case "updateFailed":
        return (
          <div className={styles.form}>
            <p ref={focusOnMount} tabIndex={-1}>
              <ServerMessage>{state.message}</ServerMessage>
            </p>
            <div className={styles.actions}>
              <Button onClick={reset.retry}>{copy.retry}</Button>
              <Button onClick={reset.changeNumber} variant="secondary">
                {copy.code.change}
              </Button>
            </div>
          </div>
        );
      case "done":
        return <OpenApp done={copy.done} message={state.message} />;
      case "closed":
        return null;
      default:
        return state satisfies never;
    }
  }

  return (
    <Dialog
      closeLabel={dialog.close}
      lang={htmlLang(language)}
      onClose={reset.close}
      open={state.status !== "closed"}
      title={copy.title}
    >
      {children}
      {step()}
    </Dialog>
  );
}

function getOutcome(state: PhoneResetState, copy: Dialogs["phoneReset"]) {
  if (state.status === "done") return { kind: "info", message: state.message || copy.done } as const;
  if (state.status === "updateFailed") return { kind: "error", message: state.message } as const;
  const failure = "failure" in state ? state.failure : undefined;
  if (failure?.reason === "callFailed") return { kind: "error", message: failure.message } as const;
  const kind = failure?.reason === "taken" ? "warning" : "error";
  return failure && ({ kind, message: copy.failures[failure.reason] } as const);
}
