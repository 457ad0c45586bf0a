import "./detached-style-sheet.ts";
import { SnackbarProvider } from "notistack";
import type { ReactNode } from "react";
import styles from "./toast-provider.module.css";
import { ToastTransition, transitionDuration } from "./toast-transition.tsx";
import { Toast } from "./toast.tsx";
import { useToastRegion } from "./toast-region.ts";

export type ToastProviderProps = {
  children: ReactNode;
  /** What a screen reader calls the place where messages appear. @default "Messages" */
  label?: string | undefined;
};

const classes = { root: styles.item ?? "" };
const contents = { error: Toast, info: Toast, success: Toast, warning: Toast };

/**
 * Shows the toasts of everything inside it, at the top right; see `useToast`. It has no element of its own, so no
 * `ref` and no attributes. On a server it renders its children.
 *
 * @example <ToastProvider><ContactForm /></ToastProvider>
 */
export function ToastProvider({ children, label = "Messages" }: ToastProviderProps) {
  const { region, present } = useToastRegion(label);
  return (
    <SnackbarProvider
      classes={classes}
      Components={contents}
      // Each toast keeps its own time, which also stops for the keyboard.
      autoHideDuration={null}
      // notistack would close the oldest of four at once, even under the pointer or with the focus in it.
      maxSnack={Infinity}
      onEnter={present}
      TransitionComponent={ToastTransition}
      transitionDuration={transitionDuration}
      {...(region && { domRoot: region })}
    >
      {children}
    </SnackbarProvider>
  );
}
