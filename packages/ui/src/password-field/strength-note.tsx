import { DebouncedLiveRegion } from "../field/debounced-live-region.tsx";
import { passwordStrength, type PasswordStrength } from "./password-strength.ts";
import styles from "./strength-note.module.css";

const words: Record<PasswordStrength, string> = {
  short: "Too short: use 8 characters or more",
  weak: "Easy to guess: add words, or pick less common ones",
  fair: "Okay: add a few characters to make it safer",
  good: "Strong: don’t use it anywhere else",
};

/** The password's strength: shown immediately, announced when typing pauses, and never by color alone. */
export function StrengthNote({ id, password }: { id: string; password: string }) {
  const strength = passwordStrength(password);
  const message = password && words[strength];
  return (
    <>
      <p className={styles.root} data-strength={password ? strength : undefined} id={id}>
        {message}
      </p>
      <DebouncedLiveRegion>{message}</DebouncedLiveRegion>
    </>
  );
}
