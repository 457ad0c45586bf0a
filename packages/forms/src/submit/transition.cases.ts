import type { Submission, SubmissionCommand, SubmissionEvent } from "./submission.ts";

type State = Submission<string, string>;
type Event = SubmissionEvent<string, string>;
type Command = SubmissionCommand<string, string>;

const tell = () => {};
const queued = { status: "queued", values: "Bye", since: 1000 } as const;
const succeeded = { status: "succeeded", answer: "Done" } as const;
const failed = { status: "failed", message: "Refused", values: "Bye" } as const;

/** One of each state; there were two sends before. */
export const states = {
  idle: { attempt: 2, shown: { status: "idle" } },
  sending: { attempt: 2, shown: { status: "sending", attempt: 2 } },
  queued: { attempt: 2, shown: { status: "queued", values: "Hello", since: 0 } },
  succeeded: { attempt: 2, shown: { status: "succeeded", answer: "Sent" } },
  failed: { attempt: 2, shown: { status: "failed", message: "Blocked", values: "Hello" } },
} as const satisfies Record<string, State>;

/** One of each event, and of `settle` one for each state. */
export const events = {
  submit: { type: "submit", values: "Bye", tell },
  queue: { type: "settle", shown: queued },
  succeed: { type: "settle", shown: succeeded },
  fail: { type: "settle", shown: failed },
  retry: { type: "retry" },
  resume: { type: "resume" },
  cancel: { type: "cancel" },
  stop: { type: "stop" },
  reset: { type: "reset" },
} as const satisfies Record<string, Event>;

type Row = readonly [State, readonly Command[]];

const told: Command = { type: "tell", tell };
const sending: State = { attempt: 3, shown: { status: "sending", attempt: 3 } };
const begun: Row = [sending, [{ type: "send", values: "Bye" }, told]];
const settled: Readonly<Record<"queue" | "succeed" | "fail", Row>> = {
  queue: [{ attempt: 2, shown: queued }, []],
  succeed: [{ attempt: 2, shown: succeeded }, []],
  fail: [{ attempt: 2, shown: failed }, []],
};
const aborted: Row = [states.idle, [{ type: "abort" }]];
const reset: Row = [states.idle, []];
const takeUp: Command = { type: "resume" };

/** What each state comes to by an event, and what is to be done. What is not named here changes nothing. */
export const changes: {
  readonly [Name in keyof typeof states]: { readonly [Cause in keyof typeof events]?: Row };
} = {
  idle: { ...settled, submit: begun, resume: [states.idle, [takeUp]] },
  sending: { ...settled, submit: [states.sending, [told]], cancel: aborted, stop: aborted },
  queued: {
    ...settled,
    submit: [states.queued, [told]],
    retry: [sending, []],
    resume: [states.queued, [takeUp]],
    cancel: aborted,
  },
  succeeded: { submit: [states.succeeded, [told]], reset },
  failed: { submit: begun, reset },
};
