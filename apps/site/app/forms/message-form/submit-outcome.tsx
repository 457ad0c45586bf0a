import type { SubmitState } from "@matchfront/forms";
import { ToastProvider, useToast } from "@matchfront/ui";
import { useEffect, useEffectEvent, type RefObject } from "react";
import type { FormMessages, SentMessage } from "./message-form-config.ts";
import { ThanksDialog, type ThanksDialogProps } from "./thanks-dialog.tsx";

export type SubmitOutcomeProps = Pick<ThanksDialogProps, "form" | "page"> & {
  state: SubmitState<unknown, SentMessage>;
  messages: FormMessages["submit"];
  toasts: FormMessages["toasts"] | undefined;
  status: RefObject<HTMLElement | null>;
  onToastClose: () => void;
};

export function SubmitOutcome({
  form,
  page,
  state,
  status,
  messages,
  toasts,
  onToastClose,
}: SubmitOutcomeProps) {
  const isPending = state.status === "queued" || state.status === "waiting";
  useEffect(() => {
    // The status is below the button, and may be out of view.
    if (isPending) status.current?.scrollIntoView({ block: "nearest" });
  }, [isPending, status]);
  return (
    <ToastProvider {...toasts}>
      <FailureToast onClose={onToastClose} state={state} />
      {state.status === "succeeded" && (
        <ThanksDialog form={form} page={page} sent={state.result} messages={messages} />
      )}
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
