import { Transition, useSnackbar, type CustomContentProps, type TransitionProps } from "notistack";
import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type RefObject,
  useSyncExternalStore,
} from "react";
import { Icon } from "../icon/icon.tsx";
import { checkCircleIcon, infoIcon, warningCircleIcon, warningIcon, xIcon } from "../icon/paths.ts";
import styles from "./toast.module.css";
import { modalDialog } from "./modal-dialog.ts";
import type { ToastKind } from "./use-toast.ts";

type ToastSettings = {
  readonly closeLabel: string;
  /** The language of new toasts. Undefined if it is the page's. */
  readonly lang: string | undefined;
};

/** The settings that a `ToastProvider` passes to its toasts. */
export const ToastSettingsContext = createContext<ToastSettings>({
  closeLabel: "Close message",
  lang: undefined,
});

/** In ms (specification, section 9). */
const duration = 5000;

/** Kinds differ by icon, not by color alone. */
const icons: Record<ToastKind, string> = {
  error: warningCircleIcon,
  info: infoIcon,
  success: checkCircleIcon,
  warning: warningIcon,
};

type ToastProps = Pick<CustomContentProps, "id" | "message"> & { variant: ToastKind };

/** A toast. It is not a live region itself, because nested ones are announced twice or not at all. */
export function Toast({ id, message, variant }: ToastProps) {
  const { closeSnackbar } = useSnackbar();
  const { closeLabel, lang } = use(ToastSettingsContext);
  const [initialLang] = useState(lang);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  const previousFocus = useRef<EventTarget>(null);
  const hidden = usePageHidden();
  useCountdown(duration, hovered || focused || hidden, () => closeSnackbar(id));

  const enter = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) previousFocus.current = relatedTarget;
    setFocused(true);
  };
  const leave = useEffectEvent(() => restoreFocus(previousFocus.current));
  useLayoutEffect(() => {
    const toast = element.current;
    // A newer message may replace this toast while it has the focus.
    return () => {
      if (toast?.contains(document.activeElement)) leave();
    };
  }, []);

  return (
    <div
      className={styles.root}
      data-variant={variant}
      id={`toast-${id}`}
      onBlur={() => setFocused(false)}
      onFocus={enter}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      ref={element}
    >
      <Icon className={styles.icon} path={icons[variant]} />
      <p className={styles.message} lang={initialLang}>
        {message}
      </p>
      {/* Not announced together with the message. */}
      <button
        aria-label={closeLabel}
        aria-live="off"
        className={styles.close}
        onClick={() => {
          restoreFocus(previousFocus.current);
          closeSnackbar(id);
        }}
        type="button"
      >
        <Icon path={xIcon} />
      </button>
    </div>
  );
}

/** Calls `onEnd` once, after `ms` milliseconds without the time that it was paused. */
function useCountdown(ms: number, paused: boolean, onEnd: () => void): void {
  const left = useRef(ms);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (paused) return undefined;
    const start = performance.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - start;
    };
  }, [paused]);
}

function usePageHidden(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.hidden,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
}

/** Returns the focus. If its element is gone or inert, focuses the open dialog's heading or `main`. */
function restoreFocus(from: EventTarget | null): void {
  for (const place of [from, ...document.querySelectorAll(`${modalDialog()} [tabindex], main`)]) {
    if (place instanceof HTMLElement) place.focus();
    if (place && place === document.activeElement) return;
  }
}

/** In ms; equal to the token `motion-panel`. */
export const transitionDuration = 240;

/** Exposes the state of the transition to our style sheet, in place of notistack's inline styles. */
export function ToastTransition({ children, ...rest }: TransitionProps) {
  const element = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type is React 18's; the ref is set before it is read
  const nodeRef = element as RefObject<HTMLDivElement>;
  return (
    <Transition {...rest} nodeRef={nodeRef}>
      {(status) => (
        <div className={styles.transition} data-status={status} ref={element}>
          {children}
        </div>
      )}
    </Transition>
  );
}
