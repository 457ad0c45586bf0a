import {
  isOutOfAttempts,
  oneTimeCodeForm,
  attemptsLeft,
  steadyNow,
  type PhoneReset,
  type PhoneResetState,
} from "@matchfront/forms/site";
import { bindForm } from "@matchfront/forms/final-form";
import { Button, CodeField, ErrorBoundary, FormStatus, SubmitButton } from "@matchfront/ui";
import { use, useEffect, useEffectEvent, useRef, useState } from "react";
import { Failure } from "./failure.tsx";
import type { Message } from "./outcome-message.ts";
import styles from "./reset-dialog.module.css";
import { DialogLocaleContext } from "./dialog-locale.ts";

type CodeStepProps = {
  state: Extract<PhoneResetState, { status: "sendingCode" | "enteringCode" | "verifyingCode" | "updating" }>;
  /** The message of the last failure. */
  message: Message | undefined;
  reset: Pick<PhoneReset, "changeNumber" | "enterCode" | "resend">;
};

const { ValidatedForm, Field } = bindForm(oneTimeCodeForm);

export function CodeStep({ state, message, reset }: CodeStepProps) {
  const { status, phone } = state;
  const { dialog, oneTimeCode, phoneReset } = use(DialogLocaleContext).messages;
  const copy = phoneReset.code;
  const field = useRef<HTMLInputElement>(null);
  const isEntering = status === "enteringCode";
  const isRefused = isEntering && state.failure !== undefined;
  const left = attemptsLeft(state);
  const isResent = isEntering && state.sendCount > 1 && !isRefused;
  const progress = status === "updating" ? phoneReset.updating : isResent && copy.resent;
  useWebOtp(isEntering, reset.enterCode);
  useEffect(() => {
    // Visitors retype a wrong code instead of correcting it.
    if (isEntering) field.current?.focus();
    if (isRefused) field.current?.select();
  }, [isEntering, isRefused]);

  return (
    <ValidatedForm copy={oneTimeCode} className={styles.form} onSubmit={({ code }) => reset.enterCode(code)}>
      <Field name="code">
        {({ hint, ...bound }) => (
          <CodeField
            {...bound}
            // Non-breaking spaces keep the number on one line.
            hint={`${hint} ${`${phone.dialingCode} ${phone.phoneNumber}`.replaceAll(" ", "\u00A0")}.`}
            ref={field}
            // Leaving the field to request another code must not show "required".
            onBlur={undefined}
          />
        )}
      </Field>
      {left !== undefined && <p>{`${copy.attemptsLeft} ${left}`}</p>}
      <FormStatus>{progress}</FormStatus>
      <SubmitButton loading={!isEntering} loadingLabel={dialog.loading}>
        {copy.check}
      </SubmitButton>
      <div className={styles.actions}>
        {"resendAt" in state && (
          <ErrorBoundary>
            <Resend
              isCounted={!isOutOfAttempts(state)}
              key={state.resendAt}
              onResend={reset.resend}
              resendAt={state.resendAt}
            />
          </ErrorBoundary>
        )}
        <Button aria-disabled={!isEntering} onClick={reset.changeNumber} variant="secondary">
          {copy.change}
        </Button>
      </div>
      <Failure isLoading={!isEntering} message={message} />
    </ValidatedForm>
  );
}

type ResendProps = {
  resendAt: number;
  /** Whether to show the remaining seconds. The message about too many attempts already tells the minutes. */
  isCounted: boolean;
  onResend: () => void;
};

function Resend({ resendAt, isCounted, onResend }: ResendProps) {
  const seconds = useSecondsUntil(resendAt);
  const { language, messages } = use(DialogLocaleContext);
  const { resend, resendIn } = messages.phoneReset.code;
  const text = resendIn[new Intl.PluralRules(language).select(seconds)] ?? resendIn.other;
  if (seconds > 0 && !isCounted) return null;
  if (seconds > 0) return <p>{text.replace("{seconds}", String(seconds))}</p>;
  return (
    <Button onClick={onResend} variant="secondary">
      {resend}
    </Button>
  );
}

function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(steadyNow);
  const isOver = now >= moment;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setNow(steadyNow()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return Math.max(0, Math.ceil((moment - now) / 1000));
}

/** Reads the code from the SMS after asking the visitor, with WebOTP (https://wicg.github.io/web-otp). */
function useWebOtp(isWaiting: boolean, onCode: (code: string) => void): void {
  const notify = useEffectEvent(onCode);
  useEffect(() => {
    if (!isWaiting || !("OTPCredential" in window)) return undefined;
    const controller = new AbortController();
    void receiveCode(controller.signal).then((code) => code && notify(code));
    return () => controller.abort();
  }, [isWaiting]);
}

async function receiveCode(signal: AbortSignal): Promise<string | undefined> {
  const request = { otp: { transport: ["sms"] }, signal };
  // Rejects if declined, aborted or timed out: the visitor types the code.
  const credential = await navigator.credentials.get(request).catch(() => null);
  if (!credential || !("code" in credential)) return undefined;
  return typeof credential.code === "string" ? credential.code : undefined;
}
