import { useSyncExternalStore } from "react";

/** Whether a script runs here: false on a server and in the first render of what came from one. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => undefined;
