import { TextField, type TextFieldProps } from "@matchfront/ui";
import { useState, type ComponentType } from "react";
import type { PastedNumberProps } from "./pasted-number.tsx";

type PhoneNumberProps = {
  messages: PastedNumberProps["messages"] | undefined;
  field: TextFieldProps & PastedNumberProps["field"];
  PastedNumber: ComponentType<PastedNumberProps> | undefined;
};

export function PhoneNumber({ field, messages, PastedNumber }: PhoneNumberProps) {
  const [input, setInput] = useState<PastedNumberProps["input"]>();
  return (
    <>
      <TextField
        {...field}
        onChange={({ currentTarget: { value: text }, nativeEvent: event }) => {
          if (text.startsWith("+")) setInput({ text, event });
          field.onChange(text);
        }}
      />
      {PastedNumber && messages && <PastedNumber field={field} input={input} messages={messages} />}
    </>
  );
}
