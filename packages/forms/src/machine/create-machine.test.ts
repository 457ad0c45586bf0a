import { expect, test, vi } from "vitest";
import { createMachine } from "./create-machine.ts";

type Command = "add one" | "throw";

/** Counts, and writes down what happens. */
function counter(thrown?: (error: unknown) => number) {
  const seen: string[] = [];
  const machine = createMachine<number, number, Command>({
    initial: 0,
    transition: (count, step) => [
      count + step,
      step === 10 ? ["add one", "add one"] : step === 100 ? ["throw", "add one"] : [],
    ],
    run(command, dispatch) {
      seen.push(`${command} at ${machine.getState()}`);
      if (command === "throw") throw new Error("refused");
      dispatch(1);
    },
    ...(thrown && { thrown }),
  });
  machine.subscribe(() => seen.push(`heard ${machine.getState()}`));
  return { machine, seen };
}

test("it sets the state, runs the commands, tells the listeners, and then takes what was dispatched meanwhile", () => {
  const { machine, seen } = counter();
  machine.dispatch(10);
  expect(seen).toStrictEqual(["add one at 10", "add one at 10", "heard 10", "heard 11", "heard 12"]);
});

test("what a listener dispatches has its turn afterwards, and the same state is no change", () => {
  const { machine, seen } = counter();
  const leave = machine.subscribe(() => {
    leave();
    machine.dispatch(1);
    seen.push(`still ${machine.getState()}`);
  });
  machine.dispatch(2);
  machine.dispatch(0);
  expect(seen).toStrictEqual(["heard 2", "still 2", "heard 3"]);
});

test("a command that throws leaves those after it undone, and becomes an event", () => {
  const thrown = vi.fn<(error: unknown) => number>(() => -100);
  const { machine, seen } = counter(thrown);
  machine.dispatch(100);
  expect(seen).toStrictEqual(["throw at 100", "heard 100", "heard 0"]);
  expect(thrown).toHaveBeenCalledExactlyOnceWith(new Error("refused"));
});

test("without an event for it, what a command throws reaches whoever dispatched, and the machine goes on", () => {
  const { machine } = counter();
  expect(() => machine.dispatch(100)).toThrow("refused");
  machine.dispatch(1);
  expect(machine.getState()).toBe(101);
});
