import type { Message, Submission, SubmissionCommand, SubmissionEvent } from "./submission.ts";

type State = Submission<string, string>;
type Event = SubmissionEvent<string, string>;
type Command = SubmissionCommand<string, string>;

const listener = () => {};
const hello: Message<string> = { values: "Hello", key: "key of Hello" };
const bye: Message<string> = { values: "Bye", key: "key of Bye" };
const result = new Promise<string>(() => {});
const queued = { status: "queued", values: "Bye", since: 1000 } as const;
const succeeded = { status: "succeeded", result: "Done" } as const;
const failed = { status: "failed", message: "Refused", values: "Bye" } as const;

/** One of each state, after two sends. */
export const states = {
  idle: { attempt: 2, message: undefined, shown: { status: "idle" } },
  sending: { attempt: 2, message: hello, shown: { status: "sending", attempt: 2 } },
  waiting: {
    attempt: 2,
    message: hello,
    shown: { status: "waiting", values: "Hello", nextAttemptAt: 30_000 },
  },
  queued: { attempt: 2, message: hello, shown: { status: "queued", values: "Hello", since: 0 } },
  succeeded: { attempt: 2, message: undefined, shown: { status: "succeeded", result: "Sent" } },
  failed: { attempt: 2, message: hello, shown: { status: "failed", message: "Blocked", values: "Hello" } },
} as const satisfies Record<string, State>;

/** One of each event, and `settle` with each state. */
export const events = {
  submit: { type: "submit", message: bye, listener },
  "submit again": { type: "submit", message: { values: "Hello", key: "another key" }, listener },
  queue: { type: "settle", message: bye, shown: queued },
  succeed: { type: "settle", message: bye, shown: succeeded },
  fail: { type: "settle", message: bye, shown: failed },
  "wait for 8 s": { type: "wait", milliseconds: 8000, now: 1000 },
  "wait for more": { type: "wait", milliseconds: 8001, now: 1000 },
  retry: { type: "retry" },
  follow: { type: "follow", message: bye, result },
  cancel: { type: "cancel" },
  stop: { type: "stop" },
  reset: { type: "reset" },
} as const satisfies Record<string, Event>;

type Row = readonly [State, readonly Command[]];

const told: Command = { type: "notify", listener };
const sending = (message: Message<string>): State => ({
  attempt: 3,
  message,
  shown: { status: "sending", attempt: 3 },
});
const begun = (message: Message<string>): Row => [sending(message), [{ type: "send", message }, told]];
const settled: Readonly<Record<"queue" | "succeed" | "fail", Row>> = {
  queue: [{ attempt: 2, message: bye, shown: queued }, []],
  succeed: [{ attempt: 2, message: undefined, shown: succeeded }, []],
  fail: [{ attempt: 2, message: bye, shown: failed }, []],
};
const idle: State = { attempt: 2, message: hello, shown: { status: "idle" } };
const aborted: Row = [idle, [{ type: "abort" }]];
const unchanged = (state: State): Row => [state, [told]];
const followed = (state: State): Row => [state, [events.follow]];

/** The state and the commands after each event. An event that is not listed changes nothing. */
export const changes: {
  readonly [Name in keyof typeof states]: { readonly [Cause in keyof typeof events]?: Row };
} = {
  idle: {
    ...settled,
    submit: begun(bye),
    "submit again": begun(events["submit again"].message),
    follow: followed(states.idle),
  },
  sending: {
    ...settled,
    submit: unchanged(states.sending),
    "submit again": unchanged(states.sending),
    "wait for more": [
      { attempt: 2, message: hello, shown: { status: "waiting", values: "Hello", nextAttemptAt: 9001 } },
      [],
    ],
    cancel: aborted,
    stop: aborted,
  },
  waiting: {
    ...settled,
    submit: unchanged(states.waiting),
    "submit again": unchanged(states.waiting),
    retry: [sending(hello), []],
    cancel: aborted,
    stop: aborted,
  },
  queued: {
    ...settled,
    submit: unchanged(states.queued),
    "submit again": unchanged(states.queued),
    retry: [sending(hello), []],
    follow: followed(states.queued),
    cancel: aborted,
  },
  succeeded: {
    submit: unchanged(states.succeeded),
    "submit again": unchanged(states.succeeded),
    reset: [{ ...states.idle }, []],
  },
  // Retrying a failed message keeps its key.
  failed: { submit: begun(bye), "submit again": begun(hello), reset: [idle, []] },
};
