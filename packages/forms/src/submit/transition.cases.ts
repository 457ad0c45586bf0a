import type { Submission, SubmissionCommand, SubmissionEvent } from "./submission.ts";

type State = Submission<string, string>;
type Event = SubmissionEvent<string, string>;
type Command = SubmissionCommand<string, string>;

const hello = { values: "Hello", key: "key-1" };
const bye = { values: "Bye", key: "key-2" };
const answer = Promise.resolve("Sent");
const tell = () => {};

/** One of each state, and of those that may know a message also one that does not; the newest attempt is number 2. */
export const states = {
  idle: { status: "idle", attempt: 2 },
  "idle after a cancel": { status: "idle", attempt: 2, message: hello },
  sending: { status: "sending", attempt: 2, message: hello },
  succeeded: { status: "succeeded", attempt: 2, answer: "Sent" },
  failed: { status: "failed", attempt: 2, text: "Blocked", message: hello },
  "failed without a key": {
    status: "failed",
    attempt: 2,
    text: "Blocked",
    message: { values: "Hello", key: "" },
  },
} as const satisfies Record<string, State>;

/** One of each event, of a submit one with the values that are known, and of an answer also a late one. */
export const events = {
  submit: { type: "submit", tell, message: bye },
  "submit again": { type: "submit", tell, message: { values: "Hello", key: "key-3" } },
  "submit without a key": { type: "submit", tell, message: { values: "Bye", key: "" }, answer },
  follow: { type: "follow", message: { values: "Hello", key: "key-0" }, answer },
  succeed: { type: "succeed", attempt: 2, answer: "Done" },
  "succeed late": { type: "succeed", attempt: 1, answer: "Done" },
  fail: { type: "fail", attempt: 2, text: "Refused" },
  "fail late": { type: "fail", attempt: 1, text: "Refused" },
  cancel: { type: "cancel" },
  reset: { type: "reset" },
} as const satisfies Record<string, Event>;

type Row = readonly [State, readonly Command[]];

const told: Command = { type: "tell", tell };
const begun = (message: { values: string; key: string }): Row => [
  { status: "sending", attempt: 3, message },
  [{ type: "send", attempt: 3, message, answer: undefined }, told],
];
const unkeyed: Row = [
  { status: "sending", attempt: 3, message: { values: "Bye", key: "" } },
  [{ type: "send", attempt: 3, message: { values: "Bye", key: "" }, answer }, told],
];
const followed: Row = [
  { status: "sending", attempt: 3, message: { values: "Hello", key: "key-0" } },
  [{ type: "send", attempt: 3, message: { values: "Hello", key: "key-0" }, answer }],
];

/** What each state comes to by an event, and what is to be done. What is not named here changes nothing. */
export const changes: {
  readonly [Name in keyof typeof states]: { readonly [Cause in keyof typeof events]?: Row };
} = {
  idle: {
    submit: begun(bye),
    "submit again": begun({ values: "Hello", key: "key-3" }),
    "submit without a key": unkeyed,
    follow: followed,
  },
  "idle after a cancel": {
    submit: begun(bye),
    "submit again": begun(hello),
    "submit without a key": unkeyed,
    follow: followed,
  },
  sending: {
    succeed: [{ status: "succeeded", attempt: 2, answer: "Done" }, []],
    fail: [{ status: "failed", attempt: 2, text: "Refused", message: hello }, []],
    cancel: [{ status: "idle", attempt: 2, message: hello }, [{ type: "abort" }]],
  },
  succeeded: { reset: [{ status: "idle", attempt: 2, message: undefined }, []] },
  failed: {
    submit: begun(bye),
    "submit again": begun(hello),
    "submit without a key": unkeyed,
    reset: [{ status: "idle", attempt: 2, message: hello }, []],
  },
  "failed without a key": {
    submit: begun(bye),
    "submit again": begun({ values: "Hello", key: "key-3" }),
    "submit without a key": unkeyed,
    reset: [{ status: "idle", attempt: 2, message: { values: "Hello", key: "" } }, []],
  },
};
