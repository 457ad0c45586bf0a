import type { PhoneResetState } from "@matchfront/forms";
import { useToast } from "@matchfront/ui";
import { useEffect } from "react";
import { failureWords } from "./failure-words.ts";

/** Says what became of each step as a toast (specification, section 8), which goes with its step. */
export function usePhoneResetToasts(state: PhoneResetState): void {
  const toast = useToast();
  useEffect(() => {
    if (state.status !== "closed") toast.clear();
    if (state.status === "done") toast.info(state.message);
    if (state.status === "updateFailed") toast.error(state.message);
    if ("failure" in state && state.failure)
      toast[state.failure.reason === "taken" ? "warning" : "error"](failureWords(state.failure));
  }, [state, toast]);
}
