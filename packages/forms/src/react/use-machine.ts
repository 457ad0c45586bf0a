import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { Machine } from "../machine/create-machine.ts";

type MountedMachine<State> = Omit<Machine<State, never>, "dispatch"> & {
  /** Called on mount. */
  readonly resume?: () => void;
  /** Called on a lasting unmount. */
  readonly stop: () => void;
};

/** Creates a machine for the lifetime of a component. Returns its state, and the machine. */
export function useMachine<State, Created extends MountedMachine<State>>(
  create: () => Created & MountedMachine<State>,
): readonly [State, Created] {
  const [machine] = useState(create);
  const state = useSyncExternalStore(machine.subscribe, machine.getState, machine.getState);
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    machine.resume?.();
    return () => {
      mounted.current = false;
      // StrictMode unmounts and remounts immediately: only a lasting unmount stops the machine.
      queueMicrotask(() => mounted.current || machine.stop());
    };
  }, [machine]);
  return [state, machine];
}
