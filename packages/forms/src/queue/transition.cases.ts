import type { QueueCommand, QueueEvent, QueueState, Deferred } from "./queue-state.ts";

type State = QueueState<string, string>;
type Event = QueueEvent<string, string>;
type Command = QueueCommand<string, string>;

const day = 86_400_000;
const deferredOf = (name: string): Deferred<string> => ({
  promise: Promise.resolve(name),
  resolve: () => {},
  reject: () => {},
});
const deferred = deferredOf("the queued message");
const other = deferredOf("another message");
const first = { values: "Hello", key: "key-1", since: 0, tries: 0 };
const retried = { ...first, tries: 2 };
const last = { ...first, tries: 5 };
const bye = { values: "Bye", key: "key-2", since: 1000, tries: 0 };
const pending = { attempt: 7, deferred };

/** One of each state, and variants by the number of retries where it matters. */
export const states = {
  empty: { status: "empty", attempt: 7 },
  "trying first": { status: "trying", ...pending, message: first },
  "trying again": { status: "trying", ...pending, message: retried },
  "trying at last": { status: "trying", ...pending, message: last },
  waiting: { status: "waiting", ...pending, message: first },
  "waiting again": { status: "waiting", ...pending, message: retried },
  "waiting in vain": { status: "waiting", ...pending, message: last },
} as const satisfies Record<string, State>;

const error = new Error("Failed to fetch");
const failed = { type: "fail", error, isNetworkFailure: true, isOnline: false, now: 1000 } as const;

/** One of each event, and variants by time and cause where it matters. */
export const events = {
  send: { type: "send", deferred: other, message: bye },
  resume: { type: "resume", deferred: other, message: bye, now: 1000 },
  "resume on the last millisecond": { type: "resume", deferred: other, message: bye, now: day + 999 },
  "resume a day later": { type: "resume", deferred: other, message: bye, now: day + 1000 },
  "resume what was tried five times": {
    type: "resume",
    deferred: other,
    message: { ...bye, tries: 5 },
    now: 1000,
  },
  due: { type: "due", now: 1000 },
  "due a day later": { type: "due", now: day },
  succeed: { type: "succeed", result: "Sent" },
  fail: failed,
  "fail online": { ...failed, isOnline: true },
  "fail by refusal": { ...failed, isNetworkFailure: false },
  cancel: { type: "break", deferred, error },
  "cancel late": { type: "break", deferred: other, error },
  stop: { type: "stop" },
  break: { type: "break", error },
} as const satisfies Record<string, Event>;

type Row = readonly [State, readonly Command[]];

const empty: State = { status: "empty", attempt: 7 };
const removeStored: Command = { type: "store" };
const rejected = (reason: unknown, whose = deferred): Command => ({
  type: "reject",
  deferred: whose,
  error: reason,
});
const tried: Command = { type: "resolve", deferred, result: "Sent" };
const busy: Row[1] = [rejected(new Error("something went wrong"), other)];
const exhausted: Command = rejected(new Error("something went wrong"));
const otherExhausted: Command = rejected(new Error("something went wrong"), other);
const aborted: Row = [empty, [{ type: "abort" }, rejected(error)]];
const abortedStored: Row = [empty, [{ type: "abort" }, rejected(error), removeStored]];
const wait = (seconds: number): Command => ({ type: "wait", seconds });
const refused: Row = [empty, [rejected(error)]];
const refusedStored: Row = [empty, [rejected(error), removeStored]];
const resumedOther = { status: "waiting", attempt: 7, deferred: other, message: bye } as const;
const queued = { ...first, since: 1000 };

const trying = (tries: number): Row => {
  const message = { ...first, tries };
  return [
    { status: "trying", attempt: 8, deferred, message },
    [
      { type: "store", message },
      { type: "send", message },
    ],
  ];
};

/** Restarting the wait does not shorten it. */
const restartWait = (state: State, seconds: number): Row => [state, [{ type: "abort" }, wait(seconds)]];

/** The effect of a resume on every waiting state. */
const resumed = (state: State, seconds: number) => ({
  resume: restartWait(state, seconds),
  "resume on the last millisecond": restartWait(state, seconds),
  "resume a day later": restartWait(state, seconds),
  "resume what was tried five times": restartWait(state, seconds),
});

const stopWaiting: Command = { type: "abort" };

/** The state and the commands after each event. An event that is not listed changes nothing. */
export const changes: {
  readonly [Name in keyof typeof states]: { readonly [Cause in keyof typeof events]?: Row };
} = {
  empty: {
    send: [{ status: "trying", attempt: 8, deferred: other, message: bye }, [{ type: "send", message: bye }]],
    resume: [resumedOther, [wait(1)]],
    "resume on the last millisecond": [resumedOther, [wait(1)]],
    "resume a day later": [states.empty, [otherExhausted, removeStored]],
    "resume what was tried five times": [states.empty, [otherExhausted, removeStored]],
  },
  "trying first": {
    send: [states["trying first"], busy],
    succeed: [empty, [tried]],
    fail: [{ status: "waiting", ...pending, message: queued }, [{ type: "store", message: queued }, wait(1)]],
    "fail online": refused,
    "fail by refusal": refused,
    cancel: aborted,
    break: aborted,
  },
  "trying again": {
    send: [states["trying again"], busy],
    succeed: [empty, [tried, removeStored]],
    fail: [states["waiting again"], [wait(4)]],
    "fail online": [states["waiting again"], [wait(4)]],
    "fail by refusal": refusedStored,
    cancel: abortedStored,
    stop: [states["waiting again"], [{ type: "abort" }]],
    break: abortedStored,
  },
  "trying at last": {
    send: [states["trying at last"], busy],
    succeed: [empty, [tried, removeStored]],
    fail: refusedStored,
    "fail online": refusedStored,
    "fail by refusal": refusedStored,
    cancel: abortedStored,
    stop: [states["waiting in vain"], [{ type: "abort" }]],
    break: abortedStored,
  },
  waiting: {
    ...resumed(states.waiting, 1),
    send: [states.waiting, busy],
    due: trying(1),
    "due a day later": [empty, [exhausted, removeStored]],
    cancel: abortedStored,
    stop: [states.waiting, [stopWaiting]],
    break: abortedStored,
  },
  "waiting again": {
    ...resumed(states["waiting again"], 4),
    send: [states["waiting again"], busy],
    due: trying(3),
    "due a day later": [empty, [exhausted, removeStored]],
    cancel: abortedStored,
    stop: [states["waiting again"], [stopWaiting]],
    break: abortedStored,
  },
  "waiting in vain": {
    ...resumed(states["waiting in vain"], 32),
    send: [states["waiting in vain"], busy],
    due: [empty, [exhausted, removeStored]],
    "due a day later": [empty, [exhausted, removeStored]],
    cancel: abortedStored,
    stop: [states["waiting in vain"], [stopWaiting]],
    break: abortedStored,
  },
};
