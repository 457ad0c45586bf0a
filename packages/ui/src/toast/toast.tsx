import { useSnackbar, type CustomContentProps } from "notistack";
import { useRef, useState, type FocusEvent } from "react";
import { ToastIcon } from "./toast-icon.tsx";
import styles from "./toast.module.css";
import { useCountdown } from "./use-countdown.ts";
import { usePageHidden } from "./use-page-hidden.ts";

/** How long a toast stays, in ms (specification, section 9). */
const duration = 5000;

/** One message: an error is an alert; the others are spoken by the region, politely. */
export function Toast({ id, message, variant }: CustomContentProps) {
  const { closeSnackbar } = useSnackbar();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const cameFrom = useRef<EventTarget>(null);
  const hidden = usePageHidden();
  useCountdown(duration, hovered || focused || hidden, () => closeSnackbar(id));

  const enter = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
    setFocused(true);
  };
  const close = () => {
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    closeSnackbar(id);
  };

  return (
    <div
      className={styles.root}
      data-variant={variant}
      id={`toast-${id}`}
      onBlur={() => setFocused(false)}
      onFocus={enter}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
    >
      <ToastIcon variant={variant} />
      <p className={styles.message} role={variant === "error" ? "alert" : undefined}>
        {message}
      </p>
      {/* Live off: the message is spoken, its button is not. */}
      <button
        aria-label="Close message"
        aria-live="off"
        className={styles.close}
        onClick={close}
        type="button"
      >
        <svg aria-hidden="true" fill="none" height="20" stroke="currentColor" viewBox="0 0 20 20" width="20">
          <path d="m4 4 12 12M16 4 4 16" strokeLinecap="round" strokeWidth="2.5" />
        </svg>
      </button>
    </div>
  );
}
