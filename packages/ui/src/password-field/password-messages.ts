export const englishMessages = {
  /** The start of the button's name; the field's label follows. */
  show: "Show",
  hide: "Hide",
  /** Announced when the password is revealed. */
  shown: "Your password is visible",
  hidden: "Your password is hidden",
  strength: {
    short: "Too short: use 8 characters or more",
    weak: "Easy to guess: add words, or pick less common ones",
    fair: "Okay: add a few characters to make it safer",
    good: "Strong: don’t use it anywhere else",
  },
};

/** The texts of a `PasswordField`. */
export type PasswordMessages = typeof englishMessages;
