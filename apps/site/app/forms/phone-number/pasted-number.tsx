import { Button, FormStatus } from "@matchfront/ui";
import { useEffect, useEffectEvent } from "react";
import { toTenDigits } from "./to-ten-digits.ts";

export type PastedNumberProps = {
  input: { readonly text: string; readonly event: Event } | undefined;
  field: { id: string; value: string; onChange: (text: string) => void };
  messages: { changed: string; undo: string };
};

/** Replaces a pasted international number by its ten national digits, says so, and offers to undo it. */
export function PastedNumber({ input, field: { id, value, onChange }, messages }: PastedNumberProps) {
  const { text = "" } = input ?? {};
  const digits = input && isBulkInsert(input.event) ? toTenDigits(text) : undefined;
  const fillIn = useEffectEvent(() => {
    if (digits && value === text) replaceText(id, digits, onChange);
  });
  useEffect(() => {
    if (!input) return undefined;
    // In a separate task, because React ignores input events that are dispatched inside an effect.
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
          {messages.undo}
        </Button>
      }
    >
      {digits && value === digits && messages.changed.replace("{pasted}", text).replace("{digits}", digits)}
    </FormStatus>
  );
}

/** Whether the event inserted a whole text, for example by pasting, and not a single key. */
function isBulkInsert(event: Event): boolean {
  // Autofill fires a plain event in some browsers.
  if (!(event instanceof InputEvent)) return true;
  const { inputType, data } = event;
  return /^insert(?:From|Replacement)/.test(inputType) || (inputType === "insertText" && data?.length !== 1);
}

/** Replaces the field's text. If the field is focused, the browser's undo can restore it. */
function replaceText(id: string, text: string, onChange: PastedNumberProps["field"]["onChange"]): void {
  const input = document.getElementById(id);
  if (input instanceof HTMLInputElement && input === document.activeElement) {
    input.select();
    // oxlint-disable-next-line typescript/no-deprecated -- nothing else keeps the browser's undo
    if (document.execCommand("insertText", false, text)) return;
  }
  onChange(text);
}
