import type { SubmitState } from "@matchfront/forms";
import { ToastProvider, useToast } from "@matchfront/ui";
import { useEffect, useEffectEvent } from "react";
import type { SentMessage } from "./message-form-config.ts";
import { ThanksDialog, type ThanksDialogProps } from "./thanks-dialog.tsx";

export type SubmitOutcomeProps = Pick<ThanksDialogProps, "form" | "messages"> & {
  state: SubmitState<unknown, SentMessage>;
  onToastClose: () => void;
};

export function SubmitOutcome({ form, messages, state, onToastClose }: SubmitOutcomeProps) {
  return (
    <ToastProvider {...messages.toasts}>
      <FailureToast onClose={onToastClose} state={state} />
      {state.status === "succeeded" && <ThanksDialog form={form} messages={messages} sent={state.result} />}
    </ToastProvider>
  );
}

type FailureToastProps = Pick<SubmitOutcomeProps, "state"> & { onClose: () => void };

function FailureToast({ state, onClose }: FailureToastProps) {
  const toast = useToast();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    toast.clear();
    if (state.status === "failed") toast.error(state.message, { onClose: close });
  }, [state, toast]);
  return null;
}
