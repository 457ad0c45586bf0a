"use client";

import "./detached-style-sheet.ts";
import { useSnackbar, type SnackbarKey } from "notistack";
import { createElement, useMemo, useState } from "react";

export type ToastKind = "error" | "info" | "success" | "warning";

type ToastOptions = {
  /** The language of the message. @default the language of the `ToastProvider` */
  lang?: string | undefined;
  /** Called when the toast has disappeared. */
  onClose?: (() => void) | undefined;
};

/** Shows a plain text message as a toast of this kind. `clear` closes the toasts of the same caller. */
export type ToastCalls = Record<ToastKind, (message: string, options?: ToastOptions) => void> & {
  clear: () => void;
};

type ShownToast = { kind: ToastKind; message: string };

/** The key of the last toast. notistack’s own keys are times with a few random digits, which can be equal. */
let lastKey = 0;

/**
 * Returns functions that show a short message for 5000 ms (specification, section 9). A repeated message
 * replaces the visible one and is announced again. An info or success replaces earlier errors and warnings of
 * the same caller. Also show the message in the page, as a `FormStatus`: toasts are easy to miss.
 *
 * @example
 * const toast = useToast();
 * toast.error("something went wrong");
 */
export function useToast(): ToastCalls {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  const [shown] = useState(() => new Map<SnackbarKey, ShownToast>());
  return useMemo(() => {
    const call =
      (kind: ToastKind): ToastCalls[ToastKind] =>
      (message, { lang, onClose: notify } = {}) => {
        const toast = { kind, message };
        for (const [key, before] of shown) if (replaces(toast, before)) closeSnackbar(key);
        const onClose = (_event: unknown, _reason: unknown, key?: SnackbarKey) => {
          if (key) shown.delete(key);
          notify?.();
        };
        const content = lang === undefined ? message : createElement("span", { lang }, message);
        lastKey += 1;
        shown.set(enqueueSnackbar(content, { key: lastKey, variant: kind, onClose }), toast);
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

const isProblem = ({ kind }: ShownToast) => kind === "error" || kind === "warning";

function replaces(toast: ShownToast, before: ShownToast): boolean {
  const isSame = toast.kind === before.kind && toast.message === before.message;
  return isSame || (isProblem(before) && !isProblem(toast));
}
