"use client";

import "./detached-style-sheet.ts";
import { SnackbarProvider } from "notistack";
import { useMemo, useRef, useState, type ReactNode, type RefObject } from "react";
import { ErrorBoundary } from "../error-boundary/error-boundary.tsx";
import { ToastContext } from "./toast-context.ts";
import styles from "./toast.module.css";
import { Toast, ToastSettingsContext, ToastTransition, transitionDuration } from "./toast.tsx";
import { useToastRegion } from "./toast-region.ts";

export type ToastProviderProps = {
  /** The app, or the part of it that shows toasts. */
  children: ReactNode;
  /** The accessible name of the region. @default "Messages" */
  label?: string | undefined;
  /** The label of a toast's close button. @default "Close message" */
  closeLabel?: string | undefined;
  /** The language of new toasts, if it differs from the page's. Toasts on screen keep theirs. */
  lang?: string | undefined;
};

const classes = { root: styles.item ?? "" };
const contents = { error: Toast, info: Toast, success: Toast, warning: Toast };

/**
 * Shows the toasts of its descendants at the top right; see `useToast`. It has no element, so no `ref` and no
 * attributes. Renders only its children on the server, and if its toasts throw.
 *
 * @example <ToastProvider><ContactForm /></ToastProvider>
 */
export function ToastProvider({ children, ...rest }: ToastProviderProps) {
  const provider = useRef<SnackbarProvider>(null);
  const [hasFailed, setFailed] = useState(false);
  const context = useMemo(() => ({ provider, hasFailed }), [hasFailed]);
  return (
    <ToastContext value={context}>
      {/* Beside the children, which stay if it throws, and before them, because their effects may show toasts. */}
      <ErrorBoundary onError={() => setFailed(true)}>
        <Toasts provider={provider} {...rest} />
      </ErrorBoundary>
      {children}
    </ToastContext>
  );
}

type ToastsProps = Omit<ToastProviderProps, "children"> & { provider: RefObject<SnackbarProvider | null> };

function Toasts({ provider, label = "Messages", closeLabel = "Close message", lang }: ToastsProps) {
  const { region, showNewest } = useToastRegion({ label, lang });
  const settings = useMemo(() => ({ closeLabel, lang }), [closeLabel, lang]);
  return (
    <ToastSettingsContext value={settings}>
      <SnackbarProvider
        classes={classes}
        Components={contents}
        // Each toast has a timer of its own, which keyboard focus pauses, too.
        autoHideDuration={null}
        // notistack would close the oldest of four at once, even if hovered or focused.
        maxSnack={Infinity}
        onEnter={showNewest}
        ref={provider}
        TransitionComponent={ToastTransition}
        transitionDuration={transitionDuration}
        {...(region && { domRoot: region })}
      />
    </ToastSettingsContext>
  );
}
