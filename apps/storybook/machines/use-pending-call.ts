import { useState } from "react";

/** A call that is pending until a person settles it. */
export type PendingCall = {
  name: string;
  /** The possible results, by the labels of their buttons. */
  answers: readonly { label: string; settle: () => void }[];
};

/** Keeps the calls of `createSubmit` or `createPhoneReset` pending until a person settles them. */
export function usePendingCall() {
  const [pending, setPending] = useState<PendingCall>();
  const waitFor = <Answer>(
    name: string,
    signal: AbortSignal,
    answers: Readonly<Record<string, Answer>>,
    failures: readonly string[],
  ) =>
    new Promise<Answer>((resolve, reject) => {
      const end = (settle: () => void) => () => {
        setPending(undefined);
        settle();
      };
      signal.addEventListener("abort", () => setPending((now) => (now?.name === name ? undefined : now)));
      setPending({
        name,
        answers: [
          ...Object.entries(answers).map(([label, answer]) => ({
            label,
            settle: end(() => resolve(answer)),
          })),
          ...failures.map((label) => ({ label, settle: end(() => reject(new Error(label))) })),
        ],
      });
    });
  return { pending, waitFor };
}
