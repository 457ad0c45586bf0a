import { createContext } from "react";

type ToastWords = {
  /** The name of the button that closes a toast. */
  readonly closeLabel: string;
  /** The language of a toast that is made now; undefined where it is the page's. */
  readonly lang: string | undefined;
};

/** What toasts say by themselves, and the language that they are made in. */
export const ToastWordsContext = createContext<ToastWords>({ closeLabel: "", lang: undefined });
