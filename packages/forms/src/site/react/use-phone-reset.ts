import { useMachine } from "../../react/use-machine.ts";
import { createPhoneReset } from "../phone-reset/create-phone-reset.ts";
import type { PhoneReset, PhoneResetCalls } from "../phone-reset/create-phone-reset.ts";
import type { PhoneResetState } from "../phone-reset/transition.ts";

/** The state of the reset, and the functions that change it. */
export type UsePhoneResetResult = { readonly state: PhoneResetState } & Omit<
  PhoneReset,
  "getState" | "subscribe"
>;

/**
 * Creates a phone number reset for the lifetime of a component. It closes on unmount. The functions are stable.
 *
 * @param calls - the calls of the first render are used
 * @param options - the options of the first render are used
 * @example const { state, enterNumber } = usePhoneReset(calls);
 */
export function usePhoneReset(
  calls: PhoneResetCalls,
  options?: Parameters<typeof createPhoneReset>[1],
): UsePhoneResetResult {
  const [state, { getState: _, subscribe: __, stop: ___, ...reset }] = useMachine(() => {
    const machine = createPhoneReset(calls, options);
    return { ...machine, stop: machine.close };
  });
  return { state, ...reset };
}
