import { cleanEmail } from "@matchfront/forms";
import { useEffect, useState } from "react";
import styles from "./message-form.module.css";
import { suggestDomain } from "./suggest-domain.ts";

export type EmailSuggestionProps = {
  field: { id: string; value: string; onChange: (email: unknown) => void };
  /** The question, with the placeholder `{domain}`. */
  question: string;
};

/** Suggests a correction of a misspelled email domain after blur. It is announced politely and never blocks. */
export function EmailSuggestion({ field: { id, value, onChange }, question }: EmailSuggestionProps) {
  const [left, setLeft] = useState("");
  useEffect(() => {
    const input = document.getElementById(id);
    const leave = () => setLeft(value);
    input?.addEventListener("blur", leave);
    return () => input?.removeEventListener("blur", leave);
  }, [id, value]);
  const domain = left === value ? suggestDomain(cleanEmail(value)) : undefined;
  return (
    <output>
      {domain && (
        <button
          className={styles.suggestion}
          onClick={() => {
            onChange(cleanEmail(value).replace(/@.*/, `@${domain}`));
            // The focused button is removed, so the focus moves back to the field.
            document.getElementById(id)?.focus();
          }}
          type="button"
        >
          {question.replace("{domain}", domain)}
        </button>
      )}
    </output>
  );
}
