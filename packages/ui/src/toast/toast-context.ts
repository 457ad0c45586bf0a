import type { SnackbarProvider } from "notistack";
import { createContext, type RefObject } from "react";

type ToastContextValue = {
  /** Shows and closes toasts. Without an element if they have thrown. */
  readonly provider: RefObject<SnackbarProvider | null>;
  /** Whether the toasts have thrown. */
  readonly hasFailed: boolean;
};

/** The toasts of a `ToastProvider`, for its children. */
export const ToastContext = createContext<ToastContextValue>({
  provider: { current: null },
  hasFailed: false,
});
