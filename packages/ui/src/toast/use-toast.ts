import "./detached-style-sheet.ts";
import { useSnackbar } from "notistack";
import { useMemo } from "react";

/** One call per kind of message; each takes plain text. */
export type ToastCalls = Record<"error" | "info" | "success" | "warning", (message: string) => void>;

/**
 * Shows short messages that go after 5000 ms (specification, section 9). A message that is on show already is
 * not shown twice. Say it in the page as well: nobody may depend on a toast.
 *
 * @example
 * const toast = useToast();
 * toast.error("something went wrong");
 */
export function useToast(): ToastCalls {
  const { enqueueSnackbar } = useSnackbar();
  return useMemo(() => {
    const call = (variant: keyof ToastCalls) => (message: string) =>
      void enqueueSnackbar(message, { variant });
    return { error: call("error"), info: call("info"), success: call("success"), warning: call("warning") };
  }, [enqueueSnackbar]);
}
