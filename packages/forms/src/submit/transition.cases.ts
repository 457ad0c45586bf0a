import type { QueuedMessage } from "./queued-message.ts";
import type { Submission, SubmissionEvent } from "./submission.ts";

const day = 86_400_000;
const hello: QueuedMessage<string> = { values: "Hello", key: "key of Hello", since: 0, tries: 0 };
const bye: QueuedMessage<string> = { values: "Bye", key: "key of Bye", since: 0, tries: 0 };
const error = new Error("Failed to fetch");
const failed = { type: "fail", error, isNetworkFailure: true, isOnline: false, now: 1000 } as const;

const sending = (tries: number) =>
  ({ attempt: 2, message: { ...hello, tries }, shown: { status: "sending", attempt: 2 } }) as const;
const waiting = (tries: number) =>
  ({ ...sending(tries), shown: { status: "waiting", values: "Hello", nextAttemptAt: 30_000 } }) as const;
const queued = (tries: number) =>
  ({ ...sending(tries), shown: { status: "queued", values: "Hello", since: 0 } }) as const;

/** Each state, with no retry, two and five where their number matters. */
export const states: readonly Submission<string, string>[] = [
  { attempt: 0, message: undefined, shown: { status: "idle" } },
  ...[0, 2, 5].map(sending),
  ...[0, 2, 5].map(waiting),
  ...[0, 2, 5].map(queued),
  { attempt: 2, message: undefined, shown: { status: "succeeded", result: "Sent" } },
  { attempt: 2, message: hello, shown: { status: "failed", message: "Blocked", values: "Hello" } },
];

/** Each event, and variants by time and cause where they matter. */
export const events: readonly SubmissionEvent<string, string>[] = [
  { type: "submit", message: bye, listener: () => {} },
  { type: "resume", message: bye, now: 1000 },
  { type: "resume", message: bye, now: day },
  { type: "resume", message: undefined, now: 1000 },
  { type: "due", now: 1000 },
  { type: "due", now: day },
  { type: "succeed", result: "Sent" },
  failed,
  { ...failed, isOnline: true },
  { ...failed, isNetworkFailure: false },
  { type: "wait", milliseconds: 8000, now: 1000 },
  { type: "wait", milliseconds: 8001, now: 1000 },
  { type: "cancel" },
  { type: "stop" },
  { type: "break", error },
  { type: "reset" },
];
