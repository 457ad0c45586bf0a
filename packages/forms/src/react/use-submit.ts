import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import type { Draft } from "../drafts/draft.ts";
import { createOfflineQueue } from "../queue/create-offline-queue.ts";
import { createSubmit } from "../submit/create-submit.ts";
import type { SubmitState } from "../submit/submit-state.ts";
import type { Send, Submit } from "../submit/submit.ts";

/** The state of the submit, and the functions that change it. */
export type UseSubmitResult<Values, Result> = { readonly state: SubmitState<Values, Result> } & Pick<
  Submit<Values, Result>,
  "submit" | "cancel" | "reset"
>;

/** The options to queue messages while offline. */
export type QueueOptions<Values> = {
  /** Stores the queued message, and removes the input once it is sent. */
  readonly draft: Pick<Draft<Values>, "readQueued" | "writeQueued" | "clearOnSuccess">;
  /** Whether `send` rejected because there was no network. */
  readonly isOffline: (error: unknown) => boolean;
};

/**
 * Creates a form's submit for the lifetime of a component. It resumes a queued message of an earlier page, and aborts on
 * unmount. The functions are stable.
 *
 * @param send - sends the values, see `createSubmit`; the function of the latest render is used
 * @param queue - queues messages while offline, see `createOfflineQueue`; the options of the first render are used
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
