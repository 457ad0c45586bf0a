import { createMachine, type Machine } from "../../machine/create-machine.ts";
import { failureOf } from "../../copy/failure-message.ts";
import { dialingCodes } from "./dialing-codes.ts";
import { splitByCountry } from "./phone-number-form.ts";
import { steadyNow } from "./steady-clock.ts";
import type { PhoneNumber } from "../../rules/phone-number.ts";
import { transition, type PhoneResetEvent, type PhoneResetState } from "./transition.ts";

type CallOptions = { signal: AbortSignal };

/**
 * The calls of a phone number reset. Each may reject with an error whose `message` may be shown to the visitor.
 *
 * @example createPhoneReset({ isAvailable, sendCode, verifyCode, update });
 */
export type PhoneResetCalls = {
  /** Resolves to whether no member has the number. */
  readonly isAvailable: (phone: PhoneNumber, options: CallOptions) => Promise<boolean>;
  /** Sends a code to the number. */
  readonly sendCode: (phone: PhoneNumber, options: CallOptions) => Promise<void>;
  readonly verifyCode: (
    phone: PhoneNumber,
    code: string,
    options: CallOptions,
  ) => Promise<"right" | "wrong" | "expired" | "tooManyAttempts">;
  /** Changes the member's number. Resolves to the server's message; "" if there is none. */
  readonly update: (phone: PhoneNumber, options: CallOptions) => Promise<string>;
};

/** A phone number reset: its state, and functions to observe and change it. They need no `this`. */
export type PhoneReset = Omit<Machine<PhoneResetState, never>, "dispatch"> & {
  readonly enterNumber: (phone: PhoneNumber) => void;
  readonly enterCode: (code: string) => void;
  /** Resends the code, once `resendAt` has passed. */
  readonly resend: () => void;
  readonly changeNumber: () => void;
  /** Retries the change to the verified number. */
  readonly retry: () => void;
  /** Ends the reset, and aborts the pending call. */
  readonly close: () => void;
};

/**
 * Creates a phone number reset (specification, section 4): enter a number, check that it is unused, send a code by SMS, verify
 * the code, update the number. Each state starts its call, so that at most one call is pending, and only a verified number is
 * updated.
 *
 * @param calls - see `PhoneResetCalls`
 * @param options.dialingCode - the dialing code of the first state
 * @example
 * const reset = createPhoneReset(calls);
 * reset.enterNumber({ dialingCode: "+234", phoneNumber: "8031234567" });
 */
export function createPhoneReset(
  calls: PhoneResetCalls,
  { dialingCode = dialingCodes[0].code }: { readonly dialingCode?: string | undefined } = {},
): PhoneReset {
  const { getState, subscribe, dispatch } = createMachine<
    PhoneResetState,
    PhoneResetEvent,
    { type: "abort" } | { type: "call"; state: PhoneResetState }
  >({
    initial: { status: "enteringNumber", phone: { dialingCode, phoneNumber: "" } },
    // Leaving a state aborts its call, and entering one starts its own.
    transition(state, event) {
      const next = transition(state, event);
      return [next, next === state ? [] : [{ type: "abort" }, { type: "call", state: next }]];
    },
    run: (command, signal) => (command.type === "call" ? startCall(command.state, { signal }) : undefined),
    thrown: (error) => ({ type: "fail", message: failureOf(error).message, error }),
  });

  function startCall(state: PhoneResetState, options: CallOptions): Promise<PhoneResetEvent> | undefined {
    if (state.status === "checkingNumber")
      return calls
        .isAvailable(state.phone, options)
        .then((isAvailable) => ({ type: isAvailable ? "available" : "taken" }));
    if (state.status === "sendingCode")
      return calls.sendCode(state.phone, options).then(() => ({ type: "sent", now: steadyNow() }));
    if (state.status === "verifyingCode")
      return calls.verifyCode(state.phone, state.code, options).then((type) => ({ type }));
    if (state.status === "updating")
      return calls
        .update(state.phone, options)
        .then((message) => ({ type: "updated", message: message.trim() && message }));
    return undefined;
  }

  return {
    getState,
    subscribe,
    enterNumber: (phone) => dispatch({ type: "enterNumber", phone: splitByCountry(phone) }),
    enterCode: (code) => dispatch({ type: "enterCode", code }),
    resend: () => dispatch({ type: "resend", now: steadyNow() }),
    changeNumber: () => dispatch({ type: "changeNumber" }),
    retry: () => dispatch({ type: "retry" }),
    close: () => dispatch({ type: "close" }),
  };
}
