import { useLayoutEffect, type RefObject } from "react";

/**
 * Takes a natively working form over: our messages replace the browser's, and `data-hydrated` tells that
 * React is there.
 *
 * @param element the form's element
 * @example useTakeOver(element); // <form ref={element}>
 */
export function useTakeOver(element: RefObject<HTMLFormElement | null>): void {
  useLayoutEffect(() => {
    for (const attribute of ["novalidate", "data-hydrated"])
      element.current?.toggleAttribute(attribute, true);
  }, [element]);
}
