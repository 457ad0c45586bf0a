import type { SubmissionEvent, SubmitState } from "./submit-state.ts";

type State = SubmitState<string, string>;

/** One of each state; the attempt under way is number 2. */
export const states = {
  idle: { status: "idle" },
  sending: { status: "sending", attempt: 2 },
  queued: { status: "queued", values: "Hello", since: 1 },
  succeeded: { status: "succeeded", answer: "Sent" },
  failed: { status: "failed", message: "Blocked", values: "Hello" },
} as const satisfies { [Status in State["status"]]: Extract<State, { status: Status }> };

/** One of each event, and of an answer's also a late one: of attempt number 1. */
export const events = {
  submit: { type: "submit", attempt: 3 },
  succeed: { type: "succeed", attempt: 2, answer: "Done" },
  "succeed late": { type: "succeed", attempt: 1, answer: "Done" },
  fail: { type: "fail", attempt: 2, message: "Offline", values: "Bye" },
  "fail late": { type: "fail", attempt: 1, message: "Offline", values: "Bye" },
  queue: { type: "queue", attempt: 2, values: "Bye", since: 5 },
  "queue late": { type: "queue", attempt: 1, values: "Bye", since: 5 },
  restore: { type: "restore", values: "Bye", since: 5 },
  retry: { type: "retry", attempt: 3 },
  giveUp: { type: "giveUp" },
  cancel: { type: "cancel" },
  reset: { type: "reset" },
} as const satisfies Record<SubmissionEvent<string, string>["type"], SubmissionEvent<string, string>> &
  Record<"succeed late" | "fail late" | "queue late", SubmissionEvent<string, string>>;

const idle: State = { status: "idle" };
const started: State = { status: "sending", attempt: 3 };
const done: State = { status: "succeeded", answer: "Done" };
const waiting: State = { status: "queued", values: "Bye", since: 5 };
const givenUp: State = { status: "failed", message: "something went wrong", values: "Hello" };
const offline: State = { status: "failed", message: "Offline", values: "Bye" };

/** Every state × every event → the state after it; null where nothing changes. */
export const rows: readonly (readonly [
  state: keyof typeof states,
  event: keyof typeof events,
  next: State | null,
])[] = [
  ["idle", "submit", started],
  ["idle", "succeed", null],
  ["idle", "succeed late", null],
  ["idle", "fail", null],
  ["idle", "fail late", null],
  ["idle", "queue", null],
  ["idle", "queue late", null],
  ["idle", "restore", waiting],
  ["idle", "retry", null],
  ["idle", "giveUp", null],
  ["idle", "cancel", null],
  ["idle", "reset", null],
  ["sending", "submit", null],
  ["sending", "succeed", done],
  ["sending", "succeed late", null],
  ["sending", "fail", offline],
  ["sending", "fail late", null],
  ["sending", "queue", waiting],
  ["sending", "queue late", null],
  ["sending", "restore", null],
  ["sending", "retry", null],
  ["sending", "giveUp", null],
  ["sending", "cancel", idle],
  ["sending", "reset", null],
  ["queued", "submit", null],
  ["queued", "succeed", null],
  ["queued", "succeed late", null],
  ["queued", "fail", null],
  ["queued", "fail late", null],
  ["queued", "queue", null],
  ["queued", "queue late", null],
  ["queued", "restore", null],
  ["queued", "retry", started],
  ["queued", "giveUp", givenUp],
  ["queued", "cancel", idle],
  ["queued", "reset", null],
  ["succeeded", "submit", null],
  ["succeeded", "succeed", null],
  ["succeeded", "succeed late", null],
  ["succeeded", "fail", null],
  ["succeeded", "fail late", null],
  ["succeeded", "queue", null],
  ["succeeded", "queue late", null],
  ["succeeded", "restore", null],
  ["succeeded", "retry", null],
  ["succeeded", "giveUp", null],
  ["succeeded", "cancel", null],
  ["succeeded", "reset", idle],
  ["failed", "submit", started],
  ["failed", "succeed", null],
  ["failed", "succeed late", null],
  ["failed", "fail", null],
  ["failed", "fail late", null],
  ["failed", "queue", null],
  ["failed", "queue late", null],
  ["failed", "restore", null],
  ["failed", "retry", null],
  ["failed", "giveUp", null],
  ["failed", "cancel", null],
  ["failed", "reset", idle],
];
