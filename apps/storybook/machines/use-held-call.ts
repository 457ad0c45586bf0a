import { useState } from "react";

/** A call that is under way until somebody says what comes of it. */
export type HeldCall = {
  name: string;
  /** What it may come to, by what a button says. */
  answers: readonly { label: string; give: () => void }[];
};

/** Holds what `createSubmit` or `createPhoneReset` calls, so that a person answers it. */
export function useHeldCall() {
  const [held, setHeld] = useState<HeldCall>();
  const hold = <Answer>(
    name: string,
    signal: AbortSignal,
    answers: Readonly<Record<string, Answer>>,
    failures: readonly string[],
  ) =>
    new Promise<Answer>((resolve, reject) => {
      const end = (settle: () => void) => () => {
        setHeld(undefined);
        settle();
      };
      signal.addEventListener("abort", () => setHeld((now) => (now?.name === name ? undefined : now)));
      setHeld({
        name,
        answers: [
          ...Object.entries(answers).map(([label, answer]) => ({ label, give: end(() => resolve(answer)) })),
          ...failures.map((label) => ({ label, give: end(() => reject(new Error(label))) })),
        ],
      });
    });
  return { held, hold };
}
