"use client";

import type { ClipboardEvent, ComponentProps } from "react";
import controlStyles from "../field/control.module.css";
import { FieldFrame } from "../field/field-frame.tsx";
import { splitFieldProps, type FieldProps } from "../field/field-props.ts";
import styles from "./code-field.module.css";

export type CodeFieldProps = Omit<ComponentProps<"input">, "id" | "name" | "type" | "pattern"> &
  FieldProps & {
    /** The number of digits. @default 6 */
    digits?: number | undefined;
  };

/**
 * A one-time code in a single field, so that phones can autofill it. Pasted codes lose their separators.
 * Passes other props to the native input. Without JavaScript the form sends the text as typed.
 * Source: GOV.UK Design System, asking for numeric codes.
 *
 * @example <CodeField label="One-time code (OTP)" name="code" digits={6} hint="We sent 6 digits to your new number" />
 */
export function CodeField({ digits = 6, onPaste, ...props }: CodeFieldProps) {
  const { frame, control } = splitFieldProps(props);
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    onPaste?.(event);
    if (!event.defaultPrevented) pasteCode(event, event.currentTarget);
  };
  return (
    <FieldFrame {...frame}>
      <div className={styles.root}>
        <input
          autoComplete="one-time-code"
          className={controlStyles.root}
          inputMode="numeric"
          onPaste={paste}
          pattern={String.raw`(?:[0-9][\s\-]*){${digits}}`}
          spellCheck={false}
          type="text"
          {...control}
        />
      </div>
    </FieldFrame>
  );
}

const separators = /[\s\p{Pd}\p{Cf}]/gu;

/** Pastes a code without its separators. Leaves any other text to the browser. */
function pasteCode(event: ClipboardEvent<HTMLInputElement>, input: HTMLInputElement): void {
  const text = event.clipboardData.getData("text");
  const code = text.replaceAll(separators, "");
  if (code === text || input.readOnly) return;
  event.preventDefault();
  input.setRangeText(code, input.selectionStart ?? 0, input.selectionEnd ?? 0, "end");
  input.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertFromPaste", data: code }));
}
