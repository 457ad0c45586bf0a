import type { DialingCode, PhoneResetCalls, PhoneResetState } from "@matchfront/forms";
import { usePhoneReset } from "@matchfront/forms/react";
import { Button, Dialog, useToast } from "@matchfront/ui";
import { use, useEffect, useEffectEvent, type ReactNode } from "react";
import { CodeStep } from "./code-step.tsx";
import { InvalidLink } from "./invalid-link.tsx";
import { OpenApp } from "./open-app.tsx";
import { toUserMessage } from "./failure.tsx";
import { NumberStep } from "./number-step.tsx";
import styles from "./reset-dialog.module.css";
import { CurrentWordsContext } from "./reset-words.ts";
import { ServerSaid } from "./server-said.tsx";
import { focusOnMount } from "./focus-on-mount.ts";

/** A change under way may be what used the link up. */
const waitsForVisitor = /^(?:entering|updateFailed)/;

type PhoneResetDialogProps = {
  calls: PhoneResetCalls;
  /** The country that the device tells, if any: the first to choose from. */
  country?: DialingCode | undefined;
  /** Whether the link is known not to work. @default false */
  isInvalid?: boolean;
  /** Above each step. */
  children?: ReactNode;
};

/** Changes a member's phone number: the number, the code that is sent to it, and then it is done. */
export function PhoneResetDialog({ calls, country, isInvalid = false, children }: PhoneResetDialogProps) {
  const { language, words } = use(CurrentWordsContext);
  const { dialog, phoneReset: copy } = words;
  const { state, ...reset } = usePhoneReset(calls, { dialingCode: country?.code });
  usePhoneResetToasts(state);

  function step() {
    if (isInvalid && waitsForVisitor.test(state.status)) return <InvalidLink kind="phone" />;
    switch (state.status) {
      case "enteringNumber":
        return <NumberStep country={country} onEnter={reset.enterNumber} state={state} />;
      case "checkingNumber":
        return <NumberStep country={country} onEnter={reset.enterNumber} state={state} />;
      case "sendingCode":
        // The first code is sent from the number step.
        if (state.sends === 0)
          return <NumberStep country={country} onEnter={reset.enterNumber} state={state} />;
        return <CodeStep reset={reset} state={state} />;
      case "enteringCode":
      case "verifyingCode":
      case "updating":
        return <CodeStep reset={reset} state={state} />;
      case "updateFailed":
        return (
          <div className={styles.form}>
            <p ref={focusOnMount} tabIndex={-1}>
              <ServerSaid>{state.message}</ServerSaid>
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
        return (
          <div className={styles.form}>
            <p ref={focusOnMount} tabIndex={-1}>
              {state.message ? <ServerSaid>{state.message}</ServerSaid> : copy.done}
            </p>
            <OpenApp />
          </div>
        );
      case "closed":
        return null;
      default:
        return state satisfies never;
    }
  }

  return (
    <Dialog
      closeLabel={dialog.close}
      lang={language}
      onClose={reset.close}
      open={state.status !== "closed"}
      title={copy.title}
    >
      {children}
      {step()}
    </Dialog>
  );
}

/** Announces the result of each step as a toast (specification, section 8) until the next step. */
function usePhoneResetToasts(state: PhoneResetState): void {
  const toast = useToast();
  const { words, saidIn } = use(CurrentWordsContext);
  const { phoneReset: copy } = words;
  const langOf = (message: string) => ({ lang: saidIn?.get(message) });
  // Another language is no other step.
  const announce = useEffectEvent((step: PhoneResetState) => {
    if (step.status !== "closed") toast.clear();
    if (step.status === "done") toast.info(step.message || copy.done, langOf(step.message));
    if (step.status === "updateFailed") toast.error(step.message, langOf(step.message));
    if ("failure" in step && step.failure) {
      const { reason } = step.failure;
      const message = toUserMessage(step.failure, copy.failures);
      if (reason === "call failed") toast.error(message, langOf(message));
      else toast[reason === "taken" ? "warning" : "error"](message);
    }
  });
  useEffect(() => announce(state), [state]);
}
