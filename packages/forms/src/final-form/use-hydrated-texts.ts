import { useState, useSyncExternalStore } from "react";
import { idOf } from "../define-form/id-of.ts";
import { withoutSeparators } from "../phone-reset/without-separators.ts";

/**
 * What a server's HTML holds when React hydrates it, typed texts included, which React would empty:
 * https://github.com/react/react/issues/26974. Undefined where React renders by itself.
 */
export function useHydratedTexts(
  names: readonly string[],
  idPrefix: string,
): Readonly<Record<string, string>> | undefined {
  const isHydrating = useSyncExternalStore(never, inBrowser, onServer);
  const [held] = useState(() => (isHydrating && typeof document === "object" ? read() : undefined));
  return held;

  function read(): Record<string, string> | undefined {
    const texts = names.map((name) => [name, textOf(document.getElementById(idOf(idPrefix, name)))]);
    // A field that holds nothing may still get a draft.
    const typed = texts.filter(([, text]) => text);
    return typed.length > 0 ? Object.fromEntries(typed) : undefined;
  }
}

function textOf(control: HTMLElement | null): string {
  const text = control && "value" in control ? String(control.value) : "";
  // A field that drops them could not do so before its script was there.
  return control instanceof HTMLInputElement && control.type === "tel" ? withoutSeparators(text) : text;
}

const never = () => () => {};
const inBrowser = () => false;
/** So it is also while the browser hydrates what the server rendered. */
const onServer = () => true;
