import { expect, test, vi } from "vitest";
import { flushPromises } from "../../test/flush-promises.ts";
import { createMachine } from "./create-machine.ts";

type Command = { type: "add one" | "throw" | "wait" | "abort" };

const add: Command = { type: "add one" };
const commandsOf: Readonly<Record<number, readonly Command[]>> = {
  10: [add, add],
  100: [{ type: "throw" }, add],
  1000: [{ type: "wait" }],
  5000: [{ type: "abort" }],
};

/** A counter that logs what happens; the test settles its promises. */
function counter(thrown?: (error: unknown) => number) {
  const seen: string[] = [];
  const waits: (PromiseWithResolvers<number> & { signal: AbortSignal })[] = [];
  const machine = createMachine<number, number, Command>({
    initial: 0,
    transition: (count, step) => [count + step, commandsOf[step] ?? []],
    run({ type }, signal) {
      seen.push(`${type} at ${machine.getState()}`);
      if (type === "throw") throw new Error("refused");
      if (type === "add one") machine.dispatch(1);
      if (type !== "wait") return undefined;
      const wait = { ...Promise.withResolvers<number>(), signal };
      waits.push(wait);
      return wait.promise;
    },
    ...(thrown && { thrown }),
  });
  machine.subscribe(() => seen.push(`heard ${machine.getState()}`));
  return { machine, seen, waits };
}

test("it sets the state, runs the commands, notifies the listeners, and then handles events dispatched meanwhile", () => {
  const { machine, seen } = counter();
  machine.dispatch(10);
  expect(seen).toStrictEqual(["add one at 10", "add one at 10", "heard 10", "heard 11", "heard 12"]);
});

test("an event that a listener dispatches is handled afterwards, and an unchanged state notifies nobody", () => {
  const { machine, seen } = counter();
  const unsubscribe = machine.subscribe(() => {
    unsubscribe();
    machine.dispatch(1);
    seen.push(`still ${machine.getState()}`);
  });
  machine.dispatch(2);
  machine.dispatch(0);
  expect(seen).toStrictEqual(["heard 2", "still 2", "heard 3"]);
});

test("a promise that another one superseded is ignored", async () => {
  const { machine, waits } = counter();
  machine.dispatch(1000);
  machine.dispatch(1000);
  waits[0]?.resolve(7);
  await flushPromises();
  expect(machine.getState()).toBe(2000);
});

test("a command that throws skips the commands after it, and its error becomes an event", () => {
  const thrown = vi.fn<(error: unknown) => number>(() => -100);
  const { machine, seen } = counter(thrown);
  machine.dispatch(100);
  expect(seen).toStrictEqual(["throw at 100", "heard 100", "heard 0"]);
  expect(thrown).toHaveBeenCalledExactlyOnceWith(new Error("refused"));
});

test("without `thrown`, a command's error is thrown by dispatch, and the machine keeps working", () => {
  const { machine } = counter();
  expect(() => machine.dispatch(100)).toThrow("refused");
  machine.dispatch(1);
  expect(machine.getState()).toBe(101);
});
