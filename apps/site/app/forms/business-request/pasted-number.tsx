import { Button, FormStatus } from "@matchfront/ui";
import { useEffect, useEffectEvent } from "react";
import { toTenDigits } from "./to-ten-digits.ts";

export type PastedNumberProps = {
  /** What was pasted last, with its country code; a new object each time. */
  pasted: { readonly text: string } | undefined;
  field: { id: string; value: string; onChange: (text: string) => void };
  words: { changed: string; undo: string };
};

/** Writes a pasted number in ten digits, where its country does, says so, and offers to undo it. */
export function PastedNumber({ pasted, field: { id, value, onChange }, words }: PastedNumberProps) {
  const { text = "" } = pasted ?? {};
  const digits = toTenDigits(text);
  const fillIn = useEffectEvent(() => {
    if (digits && value === text) replaceText(id, digits, onChange);
  });
  useEffect(() => {
    if (!pasted) return undefined;
    // Not in the effect itself, in which React could not handle the input event.
    const timer = setTimeout(fillIn);
    return () => clearTimeout(timer);
  }, [pasted]);
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
