import { useEffect, useState } from "react";
import { idOf } from "../define-form/id-of.ts";
import { withoutSeparators } from "../rules/without-separators.ts";

/**
 * The texts in the server's HTML when React hydrates it, including what was typed before, which React would discard:
 * https://github.com/react/react/issues/26974. Undefined on a client render.
 */
export function useHydratedTexts(
  fieldNames: readonly string[],
  idPrefix: string,
  isHydrating: boolean,
): Readonly<Record<string, string>> | undefined {
  const [texts] = useState(() => (isHydrating && typeof document === "object" ? read() : undefined));
  useEffect(() => {
    for (const [name, text] of Object.entries(texts ?? {})) {
      const control = document.getElementById(idOf(idPrefix, name));
      // React leaves what was typed as it is.
      if (isTelephone(control) && textOf(control) === text) control.value = text;
    }
  }, [idPrefix, texts]);
  return texts;

  function read(): Record<string, string> | undefined {
    const entries = fieldNames.map((name) => [name, textOf(document.getElementById(idOf(idPrefix, name)))]);
    // An empty field may still be filled from a draft.
    const typed = entries.filter(([, text]) => text);
    return typed.length > 0 ? Object.fromEntries(typed) : undefined;
  }
}

function textOf(control: HTMLElement | null): string {
  const text = control && "value" in control ? String(control.value) : "";
  if (!(control instanceof HTMLInputElement)) return text;
  // A checkbox has its value whether it is ticked or not.
  if (control.type === "checkbox" && !control.checked) return "";
  // A field that drops them could not do so before its script was there.
  return isTelephone(control) ? withoutSeparators(text) : text;
}

function isTelephone(control: HTMLElement | null): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.type === "tel";
}
