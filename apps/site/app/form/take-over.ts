import { useLayoutEffect, type RefObject } from "react";
import { useForm } from "react-final-form";

/**
 * Takes a natively working form over: our messages replace the browser's, and what was typed while React was
 * at it stays, which final-form would empty.
 * Source: https://github.com/react/react/issues/26974
 *
 * @param element the form's element; `data-hydrated` on it tells that React is there
 * @example useTakeOver(element); // <form ref={element}>
 */
export function useTakeOver(element: RefObject<HTMLFormElement | null>): void {
  const form = useForm();
  useLayoutEffect(() => {
    if (!element.current) return;
    for (const attribute of ["novalidate", "data-hydrated"]) element.current.toggleAttribute(attribute, true);
    for (const [name, value] of new FormData(element.current)) {
      if (typeof value === "string" && value) form.change(name, value);
    }
  }, [element, form]);
}
