import { TextField, type TextFieldProps } from "@matchfront/ui";
import { use } from "react";
import type { EmailSuggestionProps } from "./email-suggestion.tsx";
import { InteractionContext } from "./interaction-context.ts";

type EmailFieldProps = { field: TextFieldProps & EmailSuggestionProps["field"]; didYouMean: string };

export function EmailField({ field, didYouMean }: EmailFieldProps) {
  const { EmailSuggestion } = use(InteractionContext) ?? {};
  return (
    <TextField {...field} note={EmailSuggestion && <EmailSuggestion field={field} question={didYouMean} />} />
  );
}
