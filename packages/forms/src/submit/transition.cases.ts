import type { SubmissionEvent, SubmitState } from "./submit-state.ts";

type State = SubmitState<string, string>;

/** One of each state; the attempt under way is number 2. */
export const states = {
  idle: { status: "idle" },
  sending: { status: "sending", attempt: 2 },
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
  cancel: { type: "cancel" },
  reset: { type: "reset" },
} as const satisfies Record<SubmissionEvent<string, string>["type"], SubmissionEvent<string, string>> &
  Record<"succeed late" | "fail late", SubmissionEvent<string, string>>;

const idle: State = { status: "idle" };
const started: State = { status: "sending", attempt: 3 };
const done: State = { status: "succeeded", answer: "Done" };
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
  ["idle", "cancel", null],
  ["idle", "reset", null],
  ["sending", "submit", null],
  ["sending", "succeed", done],
  ["sending", "succeed late", null],
  ["sending", "fail", offline],
  ["sending", "fail late", null],
  ["sending", "cancel", idle],
  ["sending", "reset", null],
  ["succeeded", "submit", null],
  ["succeeded", "succeed", null],
  ["succeeded", "succeed late", null],
  ["succeeded", "fail", null],
  ["succeeded", "fail late", null],
  ["succeeded", "cancel", null],
  ["succeeded", "reset", idle],
  ["failed", "submit", started],
  ["failed", "succeed", null],
  ["failed", "succeed late", null],
  ["failed", "fail", null],
  ["failed", "fail late", null],
  ["failed", "cancel", null],
  ["failed", "reset", idle],
];
