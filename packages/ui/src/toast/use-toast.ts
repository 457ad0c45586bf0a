"use client";

import "./detached-style-sheet.ts";
import type { SnackbarKey } from "notistack";
import { createElement, use, useEffect, useMemo, useState } from "react";
import { ToastContext } from "./toast-context.ts";

export type ToastKind = "error" | "info" | "success" | "warning";

type ToastOptions = {
  /** The language of the message. @default the language of the `ToastProvider` */
  lang?: string | undefined;
  /** Called when the toast has disappeared, at once if toasts cannot be shown. */
  onClose?: (() => void) | undefined;
};

/** Shows a plain text message as a toast of this kind. `clear` closes the toasts of the same caller. */
export type ToastCalls = Record<ToastKind, (message: string, options?: ToastOptions) => void> & {
  clear: () => void;
};

type ShownToast = { kind: ToastKind; message: string; onClose: ToastOptions["onClose"] };

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
  const { provider, hasFailed } = use(ToastContext);
  const [shown] = useState(() => new Map<SnackbarKey, ShownToast>());
  useEffect(() => {
    if (!hasFailed) return;
    const lost = [...shown.values()];
    shown.clear();
    for (const { onClose } of lost) onClose?.();
  }, [hasFailed, shown]);
  return useMemo(() => {
    const call =
      (kind: ToastKind): ToastCalls[ToastKind] =>
      (message, { lang, onClose: notify } = {}) => {
        const toast = { kind, message, onClose: notify };
        for (const [key, before] of shown) if (replaces(toast, before)) provider.current?.closeSnackbar(key);
        if (!provider.current) {
          notify?.();
          return;
        }
        const onClose = (_event: unknown, _reason: unknown, key?: SnackbarKey) => {
          if (key) shown.delete(key);
          notify?.();
        };
        const content = lang === undefined ? message : createElement("span", { lang }, message);
        lastKey += 1;
        shown.set(provider.current.enqueueSnackbar(content, { key: lastKey, variant: kind, onClose }), toast);
      };
    const clear = () => {
      for (const key of shown.keys()) provider.current?.closeSnackbar(key);
    };
    return {
      error: call("error"),
      info: call("info"),
      success: call("success"),
      warning: call("warning"),
      clear,
    };
  }, [provider, shown]);
}

const isProblem = ({ kind }: ShownToast) => kind === "error" || kind === "warning";

function replaces(toast: ShownToast, before: ShownToast): boolean {
  const isSame = toast.kind === before.kind && toast.message === before.message;
  return isSame || (isProblem(before) && !isProblem(toast));
}
