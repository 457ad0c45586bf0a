import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { createSubmit } from "../submit/create-submit.ts";
import type { SubmitState } from "../submit/submit-state.ts";
import type { Send, Submit, SubmitQueue } from "../submit/submit.ts";

/** The submit's state, and what a form does with it. */
export type UseSubmit<Values, Answer> = { readonly state: SubmitState<Values, Answer> } & Pick<
  Submit<Values, Answer>,
  "submit" | "cancel" | "reset"
>;

/**
 * Holds a form's submit for the life of a component: it takes up what an earlier page left queued, and aborts on
 * unmount. The functions stay the same; an attempt uses the `send` of the last render.
 *
 * @param send - delivers the values; need not be memoised
 * @param queue - lets messages wait for the network, see `createSubmit`; that of the first render counts
 * @returns `{ state, submit, cancel, reset }`, see `createSubmit`
 * @example const { state, submit } = useSubmit(send);
 */
export function useSubmit<Values, Answer>(
  send: Send<Values, Answer>,
  queue?: SubmitQueue<Values>,
): UseSubmit<Values, Answer> {
  const newest = useRef(send);
  useLayoutEffect(() => {
    newest.current = send;
  });

  // oxlint-disable-next-line react/refs -- the machine calls `send` on submit, never while rendering
  const [machine] = useState(() =>
    createSubmit<Values, Answer>({ send: (values, options) => newest.current(values, options), queue }),
  );
  const state = useSyncExternalStore(machine.subscribe, machine.getState, machine.getState);

  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    machine.resume();
    return () => {
      mounted.current = false;
      // StrictMode unmounts and mounts again at once: only an unmount that lasts stops the machine.
      queueMicrotask(() => mounted.current || machine.stop());
    };
  }, [machine]);

  return { state, submit: machine.submit, cancel: machine.cancel, reset: machine.reset };
}
