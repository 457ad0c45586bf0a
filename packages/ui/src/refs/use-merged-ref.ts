import { useImperativeHandle, useRef, type Ref, type RefObject } from "react";

/**
 * A ref for a component that needs its element and also gives it away.
 *
 * @param ref what the component's user wants the element in
 */
export function useMergedRef<Native>(ref: Ref<Native> | undefined): RefObject<Native | null> {
  const element = useRef<Native>(null);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- React asks only once the element is there
  useImperativeHandle(ref, () => element.current as Native, []);
  return element;
}
