import { commonPasswords } from "./common-passwords.ts";

export type PasswordStrength = "short" | "weak" | "fair" | "good";

/** The minimum length in characters (specification, section 5). */
const minimum = 8;

/** Bits of entropy. Below `fairFrom` a password is guessed in hours, from `goodFrom` practically never. */
const fairFrom = 36;
const goodFrom = 60;

const alphabets: [letters: RegExp, size: number][] = [
  [/\p{Nd}/u, 10],
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/[^\p{Nd}\p{Ll}\p{Lu}]/u, 33],
];

/**
 * Estimates the strength of a password from its length and entropy: the number of unpredictable characters,
 * times the bits of its alphabet. It knows only the most common passwords; the server has the last word.
 */
export function passwordStrength(password: string): PasswordStrength {
  if (Array.from(password.normalize()).length < minimum) return "short";
  const size = alphabets.reduce((sum, [letters, count]) => sum + (letters.test(password) ? count : 0), 0);
  const bits = unpredictableLength(password) * Math.log2(size);
  if (bits < fairFrom) return "weak";
  return bits < goodFrom ? "fair" : "good";
}

/** Counts characters: common words and repetitions once, runs such as `1234` by their first character. */
function unpredictableLength(password: string): number {
  const plain = password
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .normalize();
  const rest = plain.replaceAll(commonPasswords, "*");
  const [, part = rest] = rest.match(/^(.{1,64}?)\1+$/su) ?? [];
  const codes = Array.from(part, (letter) => letter.codePointAt(0) ?? 0);
  return codes.filter((code, index) => Math.abs(code - (codes[index - 1] ?? Number.NaN)) > 1 || index === 0)
    .length;
}
