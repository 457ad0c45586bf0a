import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { createPhoneReset } from "../phone-reset/create-phone-reset.ts";
import type { PhoneReset, PhoneResetCalls } from "../phone-reset/create-phone-reset.ts";
import type { PhoneResetState } from "../phone-reset/phone-reset-state.ts";

/** The reset's state, and what a dialog does with it. */
export type UsePhoneReset = { readonly state: PhoneResetState } & Omit<PhoneReset, "getState" | "subscribe">;

/**
 * Holds a phone number reset for the life of a component, and closes it on unmount. The functions stay the same.
 *
 * @param calls - those of the first render count
 * @returns the state and the ways to change it, see `createPhoneReset`
 * @example const { state, enterNumber } = usePhoneReset(calls);
 */
export function usePhoneReset(calls: PhoneResetCalls): UsePhoneReset {
  const [{ getState, subscribe, ...reset }] = useState(() => createPhoneReset(calls));
  const state = useSyncExternalStore(subscribe, getState, getState);

  const mounted = useRef(false);
  const { close } = reset;
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
      // StrictMode unmounts and mounts again at once: only an unmount that lasts closes it.
      queueMicrotask(() => mounted.current || close());
    };
  }, [close]);

  return { state, ...reset };
}
