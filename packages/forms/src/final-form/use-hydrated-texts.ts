import { useState, useSyncExternalStore } from "react";
import type { FormValues } from "../define-form/field-definition.ts";
import type { Form } from "../define-form/form.ts";
import { idOf } from "../define-form/id-of.ts";
import type { Texts } from "./binding-context.ts";

/**
 * The texts in the server's HTML when React hydrates it that differ from `defaults`, which a draft may replace; all of them
 * without defaults. They include what was typed before, which React would discard:
 * https://github.com/react/react/issues/26974. Undefined on a client render.
 */
export function useHydratedTexts(
  { fieldNames, readInput }: Pick<Form<FormValues, boolean>, "fieldNames" | "readInput">,
  defaults: Texts | undefined,
  idPrefix: string,
  isHydrating: boolean,
): Texts | undefined {
  const [texts] = useState(() => (isHydrating && typeof document === "object" ? read() : undefined));
  return texts;

  function read(): Record<string, string> | undefined {
    const { form } = Object(fieldNames.map((name) => find(idPrefix, name)).find(Boolean));
    const input = form ? readInput(new FormData(form)) : {};
    const entries = Object.entries(input);
    const typed = defaults ? entries.filter(([name, text]) => text !== (defaults[name] ?? "")) : entries;
    return typed.length > 0 ? Object.fromEntries(typed) : undefined;
  }
}

const find = (idPrefix: string, name: string) => document.getElementById(idOf(idPrefix, name));

/** Whether this is rendered on a server, or in the browser for the first time over the server's HTML. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(subscribeToNothing, inBrowser, onServer);
}

const subscribeToNothing = () => () => {};
const inBrowser = () => false;
/** React also uses this in the browser, while hydrating. */
const onServer = () => true;
