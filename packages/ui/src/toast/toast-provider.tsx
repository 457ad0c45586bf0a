"use client";

import "./detached-style-sheet.ts";
import { SnackbarProvider } from "notistack";
import { useMemo, type ReactNode } from "react";
import { ToastWordsContext } from "./toast-words.ts";
import styles from "./toast-provider.module.css";
import { ToastTransition, transitionDuration } from "./toast-transition.tsx";
import { Toast } from "./toast.tsx";
import { useToastRegion } from "./toast-region.ts";

export type ToastProviderProps = {
  /** Everything that may show a toast. */
  children: ReactNode;
  /** The name of the messages' region, for screen readers. @default "Messages" */
  label?: string | undefined;
  /** The name of the button that closes a message. @default "Close message" */
  closeLabel?: string | undefined;
  /**
   * The language of the toasts, where it is not that of the page. What is shown already stays in its own when this
   * changes.
   */
  lang?: string | undefined;
};

const classes = { root: styles.item ?? "" };
const contents = { error: Toast, info: Toast, success: Toast, warning: Toast };

/**
 * Shows the toasts of its descendants, at the top right; see `useToast`. It has no element, so no `ref` and no
 * attributes. On a server it renders only its children.
 *
 * @example <ToastProvider><ContactForm /></ToastProvider>
 */
export function ToastProvider({
  children,
  label = "Messages",
  closeLabel = "Close message",
  lang,
}: ToastProviderProps) {
  const { region, present } = useToastRegion({ label, lang });
  const words = useMemo(() => ({ closeLabel, lang }), [closeLabel, lang]);
  return (
    <ToastWordsContext value={words}>
      <SnackbarProvider
        classes={classes}
        Components={contents}
        // Each toast has its own timer, which keyboard focus also pauses.
        autoHideDuration={null}
        // notistack would close the oldest of four immediately, even while hovered or focused.
        maxSnack={Infinity}
        onEnter={present}
        TransitionComponent={ToastTransition}
        transitionDuration={transitionDuration}
        {...(region && { domRoot: region })}
      >
        {children}
      </SnackbarProvider>
    </ToastWordsContext>
  );
}
