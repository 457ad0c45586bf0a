import { Button, FormStatus } from "@matchfront/ui";
import { useEffect, useEffectEvent } from "react";
import { toTenDigits } from "./to-ten-digits.ts";

export type PastedNumberProps = {
  /** The last input of a number with its country code, and the event that brought it. */
  input: { readonly text: string; readonly event: Event } | undefined;
  field: { id: string; value: string; onChange: (text: string) => void };
  words: { changed: string; undo: string };
};

/** Replaces a pasted international number by its ten digits, if its country writes ten; says so, and offers to undo it. */
export function PastedNumber({ input, field: { id, value, onChange }, words }: PastedNumberProps) {
  const { text = "" } = input ?? {};
  const digits = input && isWholeText(input.event) ? toTenDigits(text) : undefined;
  const fillIn = useEffectEvent(() => {
    if (digits && value === text) replaceText(id, digits, onChange);
  });
  useEffect(() => {
    if (!input) return undefined;
    // In a task of its own: React ignores an input event that is dispatched within an effect.
    const timer = setTimeout(fillIn);
    return () => clearTimeout(timer);
  }, [input]);
  const undo = () => {
    onChange(text);
    document.getElementById(id)?.focus();
  };
  return (
    <FormStatus
      action={
        <Button onClick={undo} variant="secondary">
          {words.undo}
        </Button>
      }
    >
      {digits && value === digits && words.changed.replace("{pasted}", text).replace("{digits}", digits)}
    </FormStatus>
  );
}

/** Whether an event brought a text at once, as by pasting or from the keyboard's clipboard, and not by a key. */
function isWholeText(event: Event): boolean {
  // Autofill, in some browsers.
  if (!(event instanceof InputEvent)) return true;
  const { inputType, data } = event;
  return /^insert(?:From|Replacement)/.test(inputType) || (inputType === "insertText" && data?.length !== 1);
}

/** Replaces the text of a field; where the field has the focus, the browser's own undo restores it. */
function replaceText(id: string, text: string, onChange: PastedNumberProps["field"]["onChange"]): void {
  const input = document.getElementById(id);
  if (input instanceof HTMLInputElement && input === document.activeElement) {
    input.select();
    // oxlint-disable-next-line typescript/no-deprecated -- nothing else keeps the browser's undo
    if (document.execCommand("insertText", false, text)) return;
  }
  onChange(text);
}
