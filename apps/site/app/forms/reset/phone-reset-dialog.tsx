import { phoneResetCopy } from "@matchfront/forms";
import { usePhoneReset } from "@matchfront/forms/react";
import { Button, Dialog } from "@matchfront/ui";
import { useState } from "react";
import { CodeStep } from "./code-step.tsx";
import { NumberStep } from "./number-step.tsx";
import styles from "./reset-dialog.module.css";
import { phoneResetCalls } from "./reset-api.ts";
import { takeFocus } from "./take-focus.ts";
import { usePhoneResetToasts } from "./use-phone-reset-toasts.ts";

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
        // The first code is still a matter of the number.
        if (state.sends === 0) return <NumberStep onEnter={reset.enterNumber} state={state} />;
        return <CodeStep reset={reset} state={state} />;
      case "enteringCode":
      case "verifyingCode":
      case "updating":
        return <CodeStep reset={reset} state={state} />;
      case "updateFailed":
        return (
          <div className={styles.form}>
            <p ref={takeFocus} tabIndex={-1}>
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
          <p ref={takeFocus} tabIndex={-1}>
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
