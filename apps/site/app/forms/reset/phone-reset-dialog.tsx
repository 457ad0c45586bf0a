import { htmlLang } from "@matchfront/locales/html-lang";
import type { DialingCode, PhoneResetCalls, PhoneResetState } from "@matchfront/forms/site";
import { usePhoneReset } from "@matchfront/forms/site/react";
import { Button, Dialog } from "@matchfront/ui";
import { use, type ReactNode } from "react";
import { CodeStep } from "./code-step.tsx";
import { InvalidLink } from "./invalid-link.tsx";
import { OpenApp } from "./open-app.tsx";
import { MessageText } from "./failure.tsx";
import { NumberStep } from "./number-step.tsx";
import type { LinkProblem } from "./reset-api.ts";
import styles from "./reset-dialog.module.css";
import type { Language } from "@matchfront/locales/locales";
import { DialogLocaleContext, type DialogLocale } from "./dialog-locale.ts";
import { focusOnMount } from "./focus-on-mount.ts";
import { failureMessage, failureMessages } from "./outcome-message.ts";
import { useOutcomeToast, useRequestLanguage, type Outcome } from "./use-outcome-toast.ts";

type PhoneResetDialogProps = {
  calls: PhoneResetCalls;
  country?: DialingCode | undefined;
  problem?: LinkProblem | undefined;
  children?: ReactNode;
};

export function PhoneResetDialog({ calls, country, problem, children }: PhoneResetDialogProps) {
  const locale = use(DialogLocaleContext);
  const { language, messages } = locale;
  const { dialog, phoneReset: copy } = messages;
  const { state, ...reset } = usePhoneReset(calls, { dialingCode: country?.code });
  const outcome = getOutcome(state, locale, useRequestLanguage(state));
  const { isToastOpen, message } = useOutcomeToast(state, outcome);
  const numberStep = { country, message, onEnter: reset.enterNumber };

  function step() {
    // In other steps, a pending change may be what used up the link.
    if (problem && ["enteringNumber", "enteringCode", "updateFailed"].includes(state.status))
      return <InvalidLink isToastOpen={isToastOpen} kind="phone" problem={problem} />;
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
              {outcome && <MessageText message={outcome.message} />}
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
        return outcome && <OpenApp message={outcome.message} />;
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

function getOutcome(state: PhoneResetState, locale: DialogLocale, asked: Language): Outcome | undefined {
  const { done, failures } = locale.messages.phoneReset;
  if (state.status === "done") {
    const message = { text: state.message || done, lang: state.message ? asked : locale.language };
    return { kind: "info", message };
  }
  if (state.status === "updateFailed")
    return { kind: "error", message: failureMessage(state.error, locale, asked) };
  const failure = "failure" in state ? state.failure : undefined;
  if (failure?.reason === "callFailed")
    return { kind: "error", ...failureMessages(failure.error, locale, asked) };
  const kind = failure?.reason === "taken" ? "warning" : "error";
  return failure && { kind, message: { text: failures[failure.reason], lang: locale.language } };
}
