import { useCallback, useSyncExternalStore, type RefObject } from "react";

/**
 * How much stands in a native field, whoever put it there: text may have been typed before hydration.
 *
 * @param element the field
 * @param initial its length in the prerendered page
 */
export function useTypedLength(element: RefObject<HTMLTextAreaElement | null>, initial: number): number {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const field = element.current;
      field?.addEventListener("input", onChange);
      return () => field?.removeEventListener("input", onChange);
    },
    [element],
  );
  return useSyncExternalStore(
    subscribe,
    () => element.current?.value.length ?? initial,
    () => initial,
  );
}
