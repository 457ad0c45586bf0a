import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import type { Draft } from "../drafts/draft.ts";
import { createOfflineQueue } from "../queue/create-offline-queue.ts";
import { createSubmit } from "../submit/create-submit.ts";
import type { SubmitState } from "../submit/submit-state.ts";
import type { Send, Submit } from "../submit/submit.ts";

/** The submit's state, and the functions that change it. */
export type UseSubmitResult<Values, Result> = { readonly state: SubmitState<Values, Result> } & Pick<
  Submit<Values, Result>,
  "submit" | "cancel" | "reset"
>;

/** Queues a component's messages while offline. */
export type QueueOptions<Values> = {
  /** Stores them, and removes the typed text once it is sent. */
  readonly draft: Pick<Draft<unknown, Values>, "readQueued" | "writeQueued" | "clearOnSuccess">;
  /** Whether `send` rejected because there was no network. */
  readonly isOffline: (error: unknown) => boolean;
};

/**
 * Creates a form's submit for the lifetime of a component: it resumes what an earlier page left queued, and aborts on
 * unmount. The functions are stable; an attempt uses the latest render's `send`.
 *
 * @param send - delivers the values; need not be memoized
 * @param queue - queues messages while offline, see `createOfflineQueue`; only the first render's is used
 * @returns `{ state, submit, cancel, reset }`, see `createSubmit`
 * @example const { state, submit } = useSubmit(send);
 */
export function useSubmit<Values, Result>(
  send: Send<Values, Result>,
  queue?: QueueOptions<Values>,
): UseSubmitResult<Values, Result> {
  const latestSend = useRef(send);
  useLayoutEffect(() => {
    latestSend.current = send;
  });

  // oxlint-disable-next-line react/refs -- the machine calls `send` on submit, never while rendering
  const [machine] = useState(() => {
    const sendLatest: Send<Values, Result> = (values, options) => latestSend.current(values, options);
    if (!queue) return createSubmit({ send: sendLatest });
    const { draft, isOffline } = queue;
    return createSubmit({
      queue: createOfflineQueue({ draft, send: draft.clearOnSuccess(sendLatest), isOffline }),
    });
  });
  const state = useSyncExternalStore(machine.subscribe, machine.getState, machine.getState);

  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    machine.resume();
    return () => {
      mounted.current = false;
      // StrictMode unmounts and remounts immediately: only a lasting unmount stops the machine.
      queueMicrotask(() => mounted.current || machine.stop());
    };
  }, [machine]);

  return { state, submit: machine.submit, cancel: machine.cancel, reset: machine.reset };
}
