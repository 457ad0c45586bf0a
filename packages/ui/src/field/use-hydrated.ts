import { useSyncExternalStore } from "react";

/** False on a server and in the first render of server-rendered markup, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => undefined;
