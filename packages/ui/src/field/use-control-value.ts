import { useEffect, useState, type ComponentProps, type RefObject } from "react";

type Value = ComponentProps<"input">["value"];
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * What a control holds: the value that its form gives it, else what was typed into it, before hydration too, or what
 * a reset of the form brought back.
 *
 * @param value of the control, while its form holds it
 * @param start what it holds without a value, before anybody types
 * @returns what it holds now, and what its `onInput` tells what was typed
 */
export function useControlValue(
  element: RefObject<Control | null>,
  value: Value,
  start: Value,
): [held: string, setTyped: (typed: string) => void] {
  const [typed, setTyped] = useState(String(start ?? ""));
  useEffect(() => {
    const read = () => setTyped(element.current?.value ?? "");
    read();
    // A form says so before its controls go back.
    const readLater = (event: Event) => event.target === element.current?.form && setTimeout(read);
    document.addEventListener("reset", readLater);
    return () => document.removeEventListener("reset", readLater);
  }, [element]);
  return [value === undefined ? typed : String(value), setTyped];
}
