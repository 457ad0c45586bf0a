import type { SubmitState } from "@matchfront/forms";
import { ToastProvider, useToast } from "@matchfront/ui";
import { useEffect } from "react";
import type { MessageWords } from "./message-form-binding.ts";
import { ThanksDialog, type ThanksDialogProps } from "./thanks-dialog.tsx";

export type SubmitOutcomeProps = Pick<ThanksDialogProps, "form" | "page"> & {
  state: SubmitState<unknown, string>;
  words: MessageWords["submit"];
  toasts: MessageWords["toasts"] | undefined;
};

/** Says what becomes of a message: by toasts, and by a dialog that thanks for it. */
export function SubmitOutcome({ form, page, state, words, toasts }: SubmitOutcomeProps) {
  return (
    <ToastProvider {...toasts}>
      <StateToasts queued={words.queued} state={state} />
      {state.status === "succeeded" && (
        <ThanksDialog form={form} page={page} reference={`${words.reference} ${state.answer}`} />
      )}
    </ToastProvider>
  );
}

type StateToastsProps = Pick<SubmitOutcomeProps, "state"> & { queued: string };

/** Not as a message is sent: a queued one is sent later, and may be refused then. */
function StateToasts({ queued, state }: StateToastsProps) {
  const toast = useToast();
  useEffect(() => {
    toast.clear();
    if (state.status === "failed") toast.error(state.message);
    if (state.status === "queued") toast.info(queued);
  }, [queued, state, toast]);
  return null;
}
