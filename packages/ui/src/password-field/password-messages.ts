import type { PasswordStrength } from "./password-strength.ts";

/** The texts of a `PasswordField`. */
export type PasswordMessages = {
  /** The start of the button's name; the field's label follows. */
  readonly show: string;
  readonly hide: string;
  /** Announced when the password is revealed. */
  readonly shown: string;
  readonly hidden: string;
  readonly strength: Readonly<Record<PasswordStrength, string>>;
};

export const englishMessages: PasswordMessages = {
  show: "Show",
  hide: "Hide",
  shown: "Your password is visible",
  hidden: "Your password is hidden",
  strength: {
    short: "Too short: use 8 characters or more",
    weak: "Easy to guess: add words, or pick less common ones",
    fair: "Okay: add a few characters to make it safer",
    good: "Strong: don’t use it anywhere else",
  },
};
