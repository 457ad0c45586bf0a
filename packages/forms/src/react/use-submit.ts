import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { createSubmit } from "../submit/create-submit.ts";
import type { Send, Submit } from "../submit/create-submit.ts";
import type { SubmitState } from "../submit/submit-state.ts";

/** The submit's state, and the two things a form does with it. */
export type UseSubmit<Values, Answer> = { readonly state: SubmitState<Values, Answer> } & Pick<
  Submit<Values, Answer>,
  "submit" | "reset"
>;

/**
 * Holds a form's submit for the life of a component, and cancels it on unmount.
 * `submit` and `reset` stay the same functions; an attempt uses the `send` of the last render.
 *
 * @param send - delivers the values; need not be memoised
 * @returns `{ state, submit, reset }`, see `createSubmit`
 * @example const { state, submit } = useSubmit(send);
 */
export function useSubmit<Values, Answer>(send: Send<Values, Answer>): UseSubmit<Values, Answer> {
  const newest = useRef(send);
  useLayoutEffect(() => {
    newest.current = send;
  });

  // oxlint-disable-next-line react/refs -- the machine calls `send` on submit, never while rendering
  const [machine] = useState(() =>
    createSubmit<Values, Answer>({ send: (values, options) => newest.current(values, options) }),
  );
  const state = useSyncExternalStore(machine.subscribe, machine.getState, machine.getState);

  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
      // StrictMode unmounts and mounts again at once: only an unmount that lasts cancels.
      queueMicrotask(() => mounted.current || machine.cancel());
    };
  }, [machine]);

  return { state, submit: machine.submit, reset: machine.reset };
}
