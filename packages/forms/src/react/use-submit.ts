import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import type { Draft } from "../drafts/draft.ts";
import { createOfflineQueue } from "../queue/create-offline-queue.ts";
import { createSubmit } from "../submit/create-submit.ts";
import type { SubmitState } from "../submit/submit-state.ts";
import type { Send, Submit } from "../submit/submit.ts";

/** The submit's state, and what a form does with it. */
export type UseSubmit<Values, Answer> = { readonly state: SubmitState<Values, Answer> } & Pick<
  Submit<Values, Answer>,
  "submit" | "cancel" | "reset"
>;

/** What lets a component's messages wait for the network. */
export type UseSubmitQueue<Values> = {
  /** Where they wait; it forgets what was typed once that is sent. */
  readonly draft: Pick<Draft<unknown, Values>, "readQueued" | "writeQueued" | "wrap">;
  /** Whether `send` rejected for want of a network. */
  readonly isOffline: (error: unknown) => boolean;
};

/**
 * Holds a form's submit for the life of a component: it takes up what an earlier page left queued, and aborts on
 * unmount. The functions stay the same; an attempt uses the `send` of the last render.
 *
 * @param send - delivers the values; need not be memoised
 * @param queue - lets messages wait for the network, see `createOfflineQueue`; that of the first render counts
 * @returns `{ state, submit, cancel, reset }`, see `createSubmit`
 * @example const { state, submit } = useSubmit(send);
 */
export function useSubmit<Values, Answer>(
  send: Send<Values, Answer>,
  queue?: UseSubmitQueue<Values>,
): UseSubmit<Values, Answer> {
  const newest = useRef(send);
  useLayoutEffect(() => {
    newest.current = send;
  });

  // oxlint-disable-next-line react/refs -- the machine calls `send` on submit, never while rendering
  const [machine] = useState(() => {
    const sendNewest: Send<Values, Answer> = (values, options) => newest.current(values, options);
    if (!queue) return createSubmit({ send: sendNewest });
    const { draft, isOffline } = queue;
    return createSubmit({
      queue: createOfflineQueue({ draft, send: draft.wrap(sendNewest), isOffline }),
    });
  });
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
