import { phoneResetCopy, type PhoneResetState } from "@matchfront/forms";
import { usePhoneReset } from "@matchfront/forms/react";
import { Button, Dialog, useToast } from "@matchfront/ui";
import { useEffect, useState } from "react";
import { CodeStep } from "./code-step.tsx";
import { toUserMessage } from "./failure.tsx";
import { NumberStep } from "./number-step.tsx";
import styles from "./reset-dialog.module.css";
import { phoneResetCalls } from "./reset-api.ts";
import { focusOnMount } from "./focus-on-mount.ts";

/** Changes a member's phone number: the number, the code that is sent to it, and then it is done. */
export function PhoneResetDialog({ token }: { token: string }) {
  const [calls] = useState(() => phoneResetCalls(token));
  const { state, ...reset } = usePhoneReset(calls);
  usePhoneResetToasts(state);

  function step() {
    switch (state.status) {
      case "enteringNumber":
      case "checkingNumber":
        return <NumberStep onEnter={reset.enterNumber} state={state} />;
      case "sendingCode":
        // The first code is sent from the number step.
        if (state.sends === 0) return <NumberStep onEnter={reset.enterNumber} state={state} />;
        return <CodeStep reset={reset} state={state} />;
      case "enteringCode":
      case "verifyingCode":
      case "updating":
        return <CodeStep reset={reset} state={state} />;
      case "updateFailed":
        return (
          <div className={styles.form}>
            <p ref={focusOnMount} tabIndex={-1}>
              {state.message}
            </p>
            <div className={styles.actions}>
              <Button onClick={reset.retry}>{phoneResetCopy.retry}</Button>
              <Button onClick={reset.changeNumber} variant="secondary">
                {phoneResetCopy.code.change}
              </Button>
            </div>
          </div>
        );
      case "done":
        return (
          <p ref={focusOnMount} tabIndex={-1}>
            {state.message}
          </p>
        );
      case "closed":
        return null;
      default:
        return state satisfies never;
    }
  }

  return (
    <Dialog onClose={reset.close} open={state.status !== "closed"} title={phoneResetCopy.title}>
      {step()}
    </Dialog>
  );
}

/** Announces the result of each step as a toast (specification, section 8) until the next step. */
function usePhoneResetToasts(state: PhoneResetState): void {
  const toast = useToast();
  useEffect(() => {
    if (state.status !== "closed") toast.clear();
    if (state.status === "done") toast.info(state.message);
    if (state.status === "updateFailed") toast.error(state.message);
    if ("failure" in state && state.failure)
      toast[state.failure.reason === "taken" ? "warning" : "error"](toUserMessage(state.failure));
  }, [state, toast]);
}
