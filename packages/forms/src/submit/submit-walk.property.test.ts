import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Message, Submission, SubmissionCommand, SubmissionEvent } from "./submission.ts";
import { transition } from "./transition.ts";

type State = Submission<string, string>;
type Event = SubmissionEvent<string, string>;
type Step = readonly [State, readonly SubmissionCommand<string, string>[]];

const kinds = ["submit", "follow", "succeed", "fail", "cancel", "reset"] as const;
const steps = fc.array(
  fc.record({
    kind: fc.oneof(
      { weight: 3, arbitrary: fc.constant("submit" as const) },
      { weight: 4, arbitrary: fc.constantFrom(...kinds) },
    ),
    words: fc.constantFrom("Hello", "Bye"),
    isLate: fc.oneof(
      { weight: 5, arbitrary: fc.constant(false) },
      { weight: 1, arbitrary: fc.constant(true) },
    ),
  }),
  { minLength: 10, maxLength: 40, size: "max" },
);

const tell = () => {};

function must(what: string, does: boolean): void {
  expect(does, `must ${what}`).toBe(true);
}

const start = (): State => ({ status: "idle", attempt: 0 });

test("whatever happens, one send at most is under way, equal values keep their key until they are sent, and whoever submits is told once", () => {
  const been = new Set<string>();
  fc.assert(
    fc.property(steps, (path) => {
      let state = start();
      let last: (Message<string> & { isTaken: boolean }) | undefined;
      let isOpen = false;
      for (const [index, { kind, words, isLate }] of path.entries()) {
        const before: State = state;
        const attempt = isLate ? before.attempt - 1 : before.attempt;
        const message = { values: words, key: `key-${index}` };
        const event: Event = {
          submit: { type: "submit", tell, message } as const,
          follow: { type: "follow", message, answer: Promise.resolve("Sent") } as const,
          succeed: { type: "succeed", attempt, answer: "Sent" } as const,
          fail: { type: "fail", attempt, text: "Refused" } as const,
          cancel: { type: "cancel" } as const,
          reset: { type: "reset" } as const,
        }[kind];
        const [after, commands]: Step = transition(before, event);
        state = after;
        been.add(`${before.status} ${kind} ${after.status}`);

        const tells = commands.filter((command) => command.type === "tell");
        expect(tells.map((command) => command.tell)).toStrictEqual(kind === "submit" ? [tell] : []);
        const isAnswer = kind === "succeed" || kind === "fail";
        must("not listen to a late answer", !isLate || !isAnswer || after === before);
        if (isAnswer && after !== before) isOpen = false;
        if (last && after.status === "succeeded") last.isTaken = true;
        for (const command of commands) {
          if (command.type === "abort") isOpen = false;
          if (command.type !== "send") continue;
          must("not send two at once", !isOpen);
          isOpen = true;
          const { values, key } = command.message;
          const isAgain = kind === "submit" && last?.values === words && !last.isTaken;
          must("send what was submitted", values === words);
          must("go by its key until it is sent", key === (isAgain ? last?.key : message.key));
          last = { values, key, isTaken: false };
        }
        expect(isOpen).toBe(after.status === "sending");
      }
    }),
    { numRuns: 500 },
  );
  const far = [
    "failed submit sending",
    "idle follow sending",
    "succeeded submit succeeded",
    "sending cancel idle",
  ];
  expect([...been]).toEqual(expect.arrayContaining(far));
});
