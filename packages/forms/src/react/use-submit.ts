import { useLayoutEffect, useRef } from "react";
import { createSubmit } from "../submit/create-submit.ts";
import type { QueueOptions, Send, Submit, SubmitState } from "../submit/submit.ts";
import { useMachine } from "./use-machine.ts";

/** The state of the submit, and the functions that change it. */
export type UseSubmitResult<Values, Result> = { readonly state: SubmitState<Values, Result> } & Pick<
  Submit<Values, Result>,
  "submit" | "cancel" | "reset"
>;

/**
 * Creates a form's submit for the lifetime of a component. It resumes a queued message of an earlier page, and aborts on
 * unmount. The functions are stable.
 *
 * @param send - sends the values, see `createSubmit`; the function of the latest render is used
 * @param queue - queues messages while offline; the options of the first render are used
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
  const [state, { submit, cancel, reset }] = useMachine(() =>
    createSubmit<Values, Result>({ send: (values, options) => latestSend.current(values, options), queue }),
  );
  return { state, submit, cancel, reset };
}
