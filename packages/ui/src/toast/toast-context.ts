import type { SnackbarProvider } from "notistack";
import { createContext, type RefObject } from "react";

/** The provider that shows toasts, which is null if it has thrown. */
type Toasts = { readonly provider: RefObject<SnackbarProvider | null>; readonly hasFailed: boolean };

/** The toasts of a `ToastProvider`, for its children. */
export const ToastContext = createContext<Toasts>({ provider: { current: null }, hasFailed: false });
