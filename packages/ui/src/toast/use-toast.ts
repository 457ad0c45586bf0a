import "./detached-style-sheet.ts";
import { useSnackbar, type SnackbarKey } from "notistack";
import { useMemo, useState } from "react";

/** One call per kind of message; each takes plain text. */
export type ToastCalls = Record<"error" | "info" | "success" | "warning", (message: string) => void>;

/**
 * Shows short messages that go after 5000 ms (specification, section 9). A message that comes again takes the
 * place of the one on show, so that it is spoken again and has its whole time. Say it in the page as well: nobody may depend on a toast.
 *
 * @example
 * const toast = useToast();
 * toast.error("something went wrong");
 */
export function useToast(): ToastCalls {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const [shown] = useState(() => new Map<string, SnackbarKey>());
  return useMemo(() => {
    const call = (variant: keyof ToastCalls) => (message: string) => {
      const words = `${variant}: ${message}`;
      const before = shown.get(words);
      if (before !== undefined) closeSnackbar(before);
      shown.set(words, enqueueSnackbar(message, { variant }));
    };
    return { error: call("error"), info: call("info"), success: call("success"), warning: call("warning") };
  }, [closeSnackbar, enqueueSnackbar, shown]);
}
