import { useEffect, useState, type ComponentProps, type RefObject } from "react";

type Value = ComponentProps<"input">["value"];
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Returns the current value of a control. If uncontrolled, the value includes input before hydration and
 * follows form resets.
 */
export function useControlValue(
  element: RefObject<Control | null>,
  value: Value,
  defaultValue: Value,
): string {
  const [uncontrolled, setUncontrolled] = useState(String(defaultValue ?? ""));
  const isControlled = value !== undefined;
  useEffect(() => {
    if (isControlled) return undefined;
    const control = element.current;
    const read = () => setUncontrolled(control?.value ?? "");
    read();
    control?.addEventListener("input", read);
    // `reset` fires before the controls are reset.
    const readLater = (event: Event) => event.target === control?.form && setTimeout(read);
    document.addEventListener("reset", readLater);
    return () => {
      control?.removeEventListener("input", read);
      document.removeEventListener("reset", readLater);
    };
  }, [element, isControlled]);
  return isControlled ? String(value) : uncontrolled;
}
