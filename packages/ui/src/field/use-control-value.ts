import { useEffect, useState, type ComponentProps, type RefObject } from "react";

type Value = ComponentProps<"input">["value"];
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * A control's current value: the controlled `value`, else what was typed, also before hydration, or what a reset of
 * the form restored.
 */
export function useControlValue(
  element: RefObject<Control | null>,
  value: Value,
  defaultValue: Value,
): [current: string, setTyped: (typed: string) => void] {
  const [typed, setTyped] = useState(String(defaultValue ?? ""));
  const isControlled = value !== undefined;
  useEffect(() => {
    if (isControlled) return undefined;
    const read = () => setTyped(element.current?.value ?? "");
    read();
    // `reset` fires before the controls are reset.
    const readLater = (event: Event) => event.target === element.current?.form && setTimeout(read);
    document.addEventListener("reset", readLater);
    return () => document.removeEventListener("reset", readLater);
  }, [element, isControlled]);
  return [isControlled ? String(value) : typed, setTyped];
}
