import { useEffect, useState, type ComponentProps, type RefObject } from "react";

type Value = ComponentProps<"input">["value"];
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Returns the current value of a control and a setter for its `onInput`. If uncontrolled, the value includes
 * input before hydration and follows form resets.
 */
export function useControlValue(
  element: RefObject<Control | null>,
  value: Value,
  defaultValue: Value,
): [current: string, setValue: (value: string) => void] {
  const [uncontrolled, setUncontrolled] = useState(String(defaultValue ?? ""));
  const isControlled = value !== undefined;
  useEffect(() => {
    if (isControlled) return undefined;
    const read = () => setUncontrolled(element.current?.value ?? "");
    read();
    // `reset` fires before the controls are reset.
    const readLater = (event: Event) => event.target === element.current?.form && setTimeout(read);
    document.addEventListener("reset", readLater);
    return () => document.removeEventListener("reset", readLater);
  }, [element, isControlled]);
  return [isControlled ? String(value) : uncontrolled, setUncontrolled];
}
