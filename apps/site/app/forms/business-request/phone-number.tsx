import { TextField, type TextFieldProps } from "@matchfront/ui";
import { useState, type ComponentType } from "react";
import type { PastedNumberProps } from "./pasted-number.tsx";

type PhoneNumberProps = Pick<PastedNumberProps, "words"> & {
  field: TextFieldProps & PastedNumberProps["field"];
  /** Undefined until it has been loaded. */
  PastedNumber: ComponentType<PastedNumberProps> | undefined;
};

/** A phone number of ten digits. */
export function PhoneNumber({ field, words, PastedNumber }: PhoneNumberProps) {
  const [pasted, setPasted] = useState<PastedNumberProps["pasted"]>();
  return (
    <>
      <TextField
        {...field}
        onChange={({ currentTarget, nativeEvent }) => {
          const text = currentTarget.value;
          if (text.startsWith("+") && isWholeText(nativeEvent)) setPasted({ text });
          field.onChange(text);
        }}
      />
      {PastedNumber && <PastedNumber field={field} pasted={pasted} words={words} />}
    </>
  );
}

/** Whether an input event brought a text at once, as by pasting or from the keyboard's clipboard, and not by a key. */
function isWholeText(event: Event): boolean {
  // Autofill, in some browsers.
  if (!(event instanceof InputEvent)) return true;
  const { inputType, data } = event;
  return /^insert(?:From|Replacement)/.test(inputType) || (inputType === "insertText" && data?.length !== 1);
}
