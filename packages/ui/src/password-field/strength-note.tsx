import { DebouncedLiveRegion } from "../field/debounced-live-region.tsx";
import { passwordStrength } from "./password-strength.ts";
import type { PasswordMessages } from "./password-messages.ts";
import styles from "./strength-note.module.css";

type StrengthNoteProps = { id: string; password: string; messages: PasswordMessages["strength"] };

/** The strength of a password, as text and color. Announced when typing pauses. */
export function StrengthNote({ id, password, messages }: StrengthNoteProps) {
  const strength = passwordStrength(password);
  const message = password && messages[strength];
  return (
    <>
      <p className={styles.root} data-strength={password ? strength : undefined} id={id}>
        {message}
      </p>
      <DebouncedLiveRegion messageKey={password && strength}>{message}</DebouncedLiveRegion>
    </>
  );
}
