import "./detached-style-sheet.ts";
import { useSnackbar, type SnackbarKey } from "notistack";
import { useMemo, useState } from "react";

export type ToastKind = "error" | "info" | "success" | "warning";

/** One call per kind of message; each takes plain text. `clear` takes away what the same caller still shows. */
export type ToastCalls = Record<ToastKind, (message: string) => void> & { clear: () => void };

type Words = { kind: ToastKind; message: string };

/**
 * Shows short messages that go after 5000 ms (specification, section 9). A message that comes again takes the place
 * of the one on show, so that it is spoken again and has its whole time; an info or a success takes the place of the
 * errors and warnings that the same caller showed before, for they are mended. Say it in the page as well, with
 * `FormStatus`: nobody may depend on a toast.
 *
 * @example
 * const toast = useToast();
 * toast.error("something went wrong");
 */
export function useToast(): ToastCalls {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const [shown] = useState(() => new Map<SnackbarKey, Words>());
  return useMemo(() => {
    const call = (kind: ToastKind) => (message: string) => {
      const words = { kind, message };
      for (const [key, before] of shown) if (takesPlace(words, before)) closeSnackbar(key);
      const onClose = (_event: unknown, _reason: unknown, key?: SnackbarKey) => key && shown.delete(key);
      shown.set(enqueueSnackbar(message, { variant: kind, onClose }), words);
    };
    const clear = () => {
      for (const key of shown.keys()) closeSnackbar(key);
    };
    return {
      error: call("error"),
      info: call("info"),
      success: call("success"),
      warning: call("warning"),
      clear,
    };
  }, [closeSnackbar, enqueueSnackbar, shown]);
}

const isBad = ({ kind }: Words) => kind === "error" || kind === "warning";

function takesPlace(words: Words, before: Words): boolean {
  const isSame = words.kind === before.kind && words.message === before.message;
  return isSame || (isBad(before) && !isBad(words));
}
