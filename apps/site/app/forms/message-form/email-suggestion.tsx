import { useEffect, useState } from "react";
import styles from "./message-form.module.css";
import { suggestDomain } from "./suggest-domain.ts";

export type EmailSuggestionProps = {
  field: { id: string; value: string; onChange: (email: unknown) => void };
  /** With `{domain}`. */
  question: string;
};

/** Offers to correct a misspelt mail domain once the field is left. Announced politely; it never blocks. */
export function EmailSuggestion({ field: { id, value, onChange }, question }: EmailSuggestionProps) {
  const [left, setLeft] = useState("");
  useEffect(() => {
    const input = document.getElementById(id);
    const leave = () => setLeft(value);
    input?.addEventListener("blur", leave);
    return () => input?.removeEventListener("blur", leave);
  }, [id, value]);
  const domain = left === value ? suggestDomain(value) : undefined;
  return (
    <output>
      {domain && (
        <button
          className={styles.suggestion}
          onClick={() => {
            onChange(value.replace(/@.*/, `@${domain}`));
            // The button, which has the focus, is removed.
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
