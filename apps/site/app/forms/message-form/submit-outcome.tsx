import { submitCopy, type SubmitState } from "@matchfront/forms";
import { ToastProvider, useToast } from "@matchfront/ui";
import { useEffect } from "react";
import { ThanksDialog, type ThanksDialogProps } from "./thanks-dialog.tsx";

export type SubmitOutcomeProps = Pick<ThanksDialogProps, "form"> & { state: SubmitState<unknown, string> };

/** Says what becomes of a message: by toasts, and by a dialog that thanks for it. */
export function SubmitOutcome({ form, state }: SubmitOutcomeProps) {
  return (
    <ToastProvider>
      <StateToasts state={state} />
      {state.status === "succeeded" && <ThanksDialog form={form} reference={state.answer} />}
    </ToastProvider>
  );
}

/** Not as a message is sent: a queued one is sent later, and may be refused then. */
function StateToasts({ state }: Pick<SubmitOutcomeProps, "state">) {
  const toast = useToast();
  useEffect(() => {
    toast.clear();
    if (state.status === "failed") toast.error(state.message);
    if (state.status === "queued") toast.info(submitCopy.queued);
  }, [state, toast]);
  return null;
}
