import { TextField, type TextFieldProps } from "@matchfront/ui";
import type { EmailSuggestionProps } from "./email-suggestion.tsx";
import type { FieldsProps } from "./message-form-binding.ts";

type EmailFieldProps = Pick<FieldsProps, "EmailSuggestion" | "didYouMean"> & {
  field: TextFieldProps & EmailSuggestionProps["field"];
};

/** A field for an email address, which asks about a misspelt domain once it is left. */
export function EmailField({ field, EmailSuggestion, didYouMean }: EmailFieldProps) {
  return (
    <TextField {...field} note={EmailSuggestion && <EmailSuggestion field={field} question={didYouMean} />} />
  );
}
