import { createMachine } from "../machine/create-machine.ts";
import { failureMessage } from "../copy/failure-message.ts";
import { dialingCodes } from "./dialing-codes.ts";
import { phoneResetCopy } from "./phone-reset-copy.ts";
import type { PhoneResetEvent, PhoneResetState, ResetPhone } from "./phone-reset-state.ts";
import { transition } from "./transition.ts";

type CallOptions = { signal: AbortSignal };

/**
 * The calls of a phone number reset; each may reject, with an error whose `message` is fit for the visitor.
 *
 * @example createPhoneReset({ isFree, sendCode, verifyCode, update });
 */
export type PhoneResetCalls = {
  /** Whether nobody has the number yet. */
  readonly isFree: (phone: ResetPhone, options: CallOptions) => Promise<boolean>;
  /** Sends a code to the number. */
  readonly sendCode: (phone: ResetPhone, options: CallOptions) => Promise<void>;
  readonly verifyCode: (
    phone: ResetPhone,
    code: string,
    options: CallOptions,
  ) => Promise<"right" | "wrong" | "expired" | "too many tries">;
  /** Gives the member the number, and resolves to the server's words; "" for none. */
  readonly update: (phone: ResetPhone, options: CallOptions) => Promise<string>;
};

/** A phone number reset: one state, and the ways to watch and to change it. None of them needs `this`. */
export type PhoneReset = {
  /** The state now; the same object until it changes. */
  readonly getState: () => PhoneResetState;
  /** Calls `listener` after every change, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly enterNumber: (phone: ResetPhone) => void;
  readonly enterCode: (code: string) => void;
  /** Sends the code again, once `resendAt` has passed. */
  readonly resend: () => void;
  readonly changeNumber: () => void;
  /** Tries again to update a number that is verified. */
  readonly retry: () => void;
  /** Ends it, and aborts the call under way. */
  readonly close: () => void;
};

/**
 * Runs the phone number reset (specification, section 4): number, check that it is unused, code by SMS, check of the
 * code, update. What a state waits for is called when the state is entered, so no two calls are ever under way, and
 * nothing is updated but a number whose code was right.
 *
 * @param calls - see `PhoneResetCalls`
 * @param options.now - milliseconds since 1970
 * @returns the reset, at its first step
 * @example
 * const reset = createPhoneReset(calls);
 * reset.enterNumber({ dialingCode: "+234", phoneNumber: "8031234567" });
 */
export function createPhoneReset(
  calls: PhoneResetCalls,
  { now = Date.now }: { now?: () => number } = {},
): PhoneReset {
  const { getState, subscribe, dispatch } = createMachine<
    PhoneResetState,
    PhoneResetEvent,
    PhoneResetCommand
  >({
    initial: {
      status: "enteringNumber",
      phone: { dialingCode: dialingCodes[0].code, phoneNumber: "" },
    },
    transition(state, event) {
      const next = transition(state, event);
      return [next, next === state ? [] : commandsOf(next)];
    },
    run: (command, signal) => (command.type === "call" ? eventOf(command.state, signal) : undefined),
    thrown: failed,
  });

  async function eventOf(waiting: Waiting, signal: AbortSignal): Promise<PhoneResetEvent> {
    if (waiting.status === "checkingNumber")
      return { type: (await calls.isFree(waiting.phone, { signal })) ? "free" : "taken" };
    if (waiting.status === "sendingCode") {
      await calls.sendCode(waiting.phone, { signal });
      return { type: "sent", now: now() };
    }
    if (waiting.status === "verifyingCode") {
      const verdict = await calls.verifyCode(waiting.phone, waiting.code, { signal });
      return { type: verdict === "too many tries" ? "tooManyTries" : verdict };
    }
    const words = await calls.update(waiting.phone, { signal });
    return { type: "updated", message: words.trim() ? words : phoneResetCopy.done };
  }

  return {
    getState,
    subscribe,
    enterNumber: (phone) => dispatch({ type: "enterNumber", phone }),
    enterCode: (code) => dispatch({ type: "enterCode", code }),
    resend: () => dispatch({ type: "resend", now: now() }),
    changeNumber: () => dispatch({ type: "changeNumber" }),
    retry: () => dispatch({ type: "retry" }),
    close: () => dispatch({ type: "close" }),
  };
}

/** A state that waits for a call. */
type Waiting = Extract<
  PhoneResetState,
  { status: "checkingNumber" | "sendingCode" | "verifyingCode" | "updating" }
>;

type PhoneResetCommand = { readonly type: "abort" } | { readonly type: "call"; readonly state: Waiting };

/** A state that is left aborts its call, and one that is entered makes its own. */
function commandsOf(state: PhoneResetState): readonly PhoneResetCommand[] {
  return isWaiting(state) ? [{ type: "abort" }, { type: "call", state }] : [{ type: "abort" }];
}

function isWaiting(state: PhoneResetState): state is Waiting {
  return ["checkingNumber", "sendingCode", "verifyingCode", "updating"].includes(state.status);
}

function failed(error: unknown): PhoneResetEvent {
  return { type: "fail", message: failureMessage(error) };
}
