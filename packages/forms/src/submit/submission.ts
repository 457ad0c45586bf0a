import type { QueuedMessage, SubmitState } from "./submit.ts";

/** The machine's state: the state shown to the visitor, the number of sends, and the message not sent yet. */
export type Submission<Values, Result> = {
  readonly attempt: number;
  readonly message: QueuedMessage<Values> | undefined;
  readonly shown: SubmitState<Values, Result>;
};

/** Called with the state that an attempt settled in. */
export type SettledListener<Values, Result> = (state: SubmitState<Values, Result>) => void;

/** The events of a submit; `now` is in milliseconds since 1970. */
export type SubmissionEvent<Values, Result> =
  | {
      readonly type: "submit";
      readonly message: QueuedMessage<Values>;
      readonly listener: SettledListener<Values, Result>;
    }
  /** A page loads, with the message that an earlier page stored. */
  | { readonly type: "resume"; readonly message: QueuedMessage<Values> | undefined; readonly now: number }
  /** The server's wait is over, or the network has been online for the queue's delay. */
  | { readonly type: "due"; readonly now: number }
  | { readonly type: "succeed"; readonly result: Result }
  | {
      readonly type: "fail";
      readonly error: unknown;
      /** Whether there was no network, and the queue would notice its return. */
      readonly isNetworkFailure: boolean;
      readonly isOnline: boolean;
      readonly now: number;
    }
  /** The server asks for a wait before the next attempt. */
  | { readonly type: "wait"; readonly milliseconds: number; readonly now: number }
  /** An option threw. */
  | { readonly type: "break"; readonly error: unknown }
  | { readonly type: "cancel" }
  | { readonly type: "stop" }
  | { readonly type: "reset" };

/** The commands of a submit. */
export type SubmissionCommand<Values, Result> =
  | { readonly type: "send"; readonly message: QueuedMessage<Values> }
  /** Stores the message; without one, removes what is stored. */
  | { readonly type: "store"; readonly message?: QueuedMessage<Values> }
  /** Waits until the network has been online for that many seconds, plus up to one second of jitter. */
  | { readonly type: "wait"; readonly seconds: number }
  /** Waits while the server's wait shows. */
  | { readonly type: "time"; readonly milliseconds: number }
  /** Ends the attempt, or the wait for the network. */
  | { readonly type: "abort" }
  /** Notifies the listener of the state that the pending attempt settles in, else of the current one. */
  | { readonly type: "notify"; readonly listener: SettledListener<Values, Result> };
