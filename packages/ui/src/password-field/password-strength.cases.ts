import type { PasswordStrength } from "./password-strength.ts";

/** Passwords, their strength, and why. */
export const strengthCases: [password: string, strength: PasswordStrength, why: string][] = [
  ["", "short", "nothing yet"],
  ["Kx9#vQ2", "short", "7 characters, however varied"],
  ["Kx9#vQ2m", "fair", "8 varied characters"],
  ["aaaaaaaaaaaaaaaaaaaa", "weak", "one letter"],
  ["12345678", "weak", "a run"],
  ["hgfedcba", "weak", "a run backwards"],
  ["20251990", "weak", "digits only"],
  ["qwertyui", "weak", "side by side on the keyboard"],
  ["password1", "weak", "the commonest word"],
  ["PassWord123", "weak", "the commonest word and a run"],
  ["iloveyou2", "weak", "the second commonest"],
  ["jollofjollofjollof", "weak", "one word again and again"],
  ["Lagos1Lagos1", "weak", "one part again"],
  ["Lagos2024!", "fair", "a place, a year and a sign"],
  ["mangotree", "fair", "few letters of one kind"],
  ["mango tree by the river", "good", "a long phrase"],
  ["ọ̀rẹ́ mi àtàtà ni ìwọ", "good", "a phrase in Yoruba"],
  ["Tr0ub4dor&3x", "good", "12 varied characters"],
];
