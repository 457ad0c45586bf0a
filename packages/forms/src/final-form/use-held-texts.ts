import { useContext, useState, useSyncExternalStore } from "react";
import { idOf } from "../define-form/id-of.ts";
import { BindingContext } from "./binding-context.ts";

/**
 * What was typed into a server's HTML before React takes it over, which React would empty:
 * https://github.com/react/react/issues/26974. Nothing where React renders by itself.
 */
export function useHeldTexts(): readonly (readonly [name: string, text: string])[] {
  const { names, idPrefix } = useContext(BindingContext);
  const isServers = useSyncExternalStore(never, inBrowser, onServer);
  const [held] = useState(() =>
    isServers && typeof document === "object"
      ? names.map((name) => [name, textOf(document.getElementById(idOf(idPrefix, name)))] as const)
      : [],
  );
  return held;
}

function textOf(control: HTMLElement | null): string {
  return control && "value" in control && typeof control.value === "string" ? control.value : "";
}

const never = () => () => {};
const inBrowser = () => false;
/** So it is also while the browser hydrates what the server rendered. */
const onServer = () => true;
