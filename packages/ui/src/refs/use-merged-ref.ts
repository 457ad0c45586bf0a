import { useImperativeHandle, useRef, type Ref, type RefObject } from "react";

/** Returns a ref object that also sets the ref that the component was given. */
export function useMergedRef<Native>(ref: Ref<Native> | undefined): RefObject<Native | null> {
  const element = useRef<Native>(null);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- React reads it only after the element is mounted
  useImperativeHandle(ref, () => element.current as Native, []);
  return element;
}
