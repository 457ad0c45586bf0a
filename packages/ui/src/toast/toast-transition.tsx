import { Transition, type TransitionProps } from "notistack";
import { useRef, type RefObject } from "react";
import styles from "./toast-transition.module.css";

/** How long a toast comes or goes, in ms: the token `motion-panel`. */
export const transitionDuration = 240;

/** Tells our stylesheet which way a toast is going, in place of notistack's inline styles. */
export function ToastTransition({ children, ...rest }: TransitionProps) {
  const element = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type dates from React 18; the ref is full by the time it is read
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
