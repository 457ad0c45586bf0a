import { useLayoutEffect, useState, type RefObject } from "react";

/**
 * Takes a natively working form over: our messages replace the browser's, and `data-hydrated` tells that
 * React is there.
 *
 * @param element the form's element
 * @example useTakeOver(element); // <form ref={element}>
 */
export function useTakeOver(element: RefObject<HTMLFormElement | null>): void {
  const [, setTakenOver] = useState(false);
  useLayoutEffect(() => {
    for (const attribute of ["novalidate", "data-hydrated"])
      element.current?.toggleAttribute(attribute, true);
    // Fields register with final-form in effects, which React puts off, and what is typed until then is lost. A state
    // that changes here makes React run them at once, before the next key.
    // oxlint-disable-next-line react/set-state-in-effect -- that it renders again at once is what it is for
    setTakenOver(true);
  }, [element]);
}
