import { Transition, type TransitionProps } from "notistack";
import { useRef, type RefObject } from "react";
import styles from "./toast-transition.module.css";

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
        <div className={styles.root} data-status={status} ref={element}>
          {children}
        </div>
      )}
    </Transition>
  );
}
