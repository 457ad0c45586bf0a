import { TextField, type TextFieldProps } from "@matchfront/ui";
import type { EmailSuggestionProps } from "./email-suggestion.tsx";
import type { FieldsProps } from "./message-form-config.ts";

type EmailFieldProps = Pick<FieldsProps, "EmailSuggestion" | "didYouMean"> & {
  field: TextFieldProps & EmailSuggestionProps["field"];
};

/** Renders an email field that suggests a correction of a misspelled domain after blur. */
export function EmailField({ field, EmailSuggestion, didYouMean }: EmailFieldProps) {
  return (
    <TextField {...field} note={EmailSuggestion && <EmailSuggestion field={field} question={didYouMean} />} />
  );
}
