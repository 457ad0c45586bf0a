import { useImperativeHandle, useRef, type Ref, type RefObject } from "react";

/**
 * A ref for a component that needs its element and also gives it away.
 *
 * @param ref what the component's user wants the element in
 */
export function useOwnRef<Element>(ref: Ref<Element> | undefined): RefObject<Element | null> {
  const element = useRef<Element>(null);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- React asks only once the element is there
  useImperativeHandle(ref, () => element.current as Element, []);
  return element;
}
