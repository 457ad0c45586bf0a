import { createContext } from "react";

type ToastSettings = {
  readonly closeLabel: string;
  /** The language of new toasts. Undefined if it is the page's. */
  readonly lang: string | undefined;
};

/** The settings that a `ToastProvider` passes to its toasts. */
export const ToastContext = createContext<ToastSettings>({ closeLabel: "", lang: undefined });
