import { commonParts } from "./common-parts.ts";

/** The estimated strength of a password, by its characters alone. */
export type PasswordStrength = "short" | "weak" | "fair" | "good";

/** The minimum length, in characters (specification, section 5). */
const minimum = 8;

/** In bits: below the first it is guessed within hours, from the second on hardly ever. */
const fairFrom = 36;
const goodFrom = 60;

const alphabets: [letters: RegExp, size: number][] = [
  [/\p{Nd}/u, 10],
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/[^\p{Nd}\p{Ll}\p{Lu}]/u, 33],
];

/**
 * A rough estimate of a password's strength: its length first; then the number of characters that do not follow from
 * those before, as in `aaaa`, `1234`, `abcabc` or a common word, times the bits of its alphabet. Accents make no other
 * word. It has no dictionary: the server decides.
 */
export function passwordStrength(password: string): PasswordStrength {
  if (password.length < minimum) return "short";
  const size = alphabets.reduce((sum, [letters, count]) => sum + (letters.test(password) ? count : 0), 0);
  const bits = unpredictableLength(password) * Math.log2(size);
  if (bits < fairFrom) return "weak";
  return bits < goodFrom ? "fair" : "good";
}

/** The number of characters if a word counts as one, repetition once, and a sequence by its first character. */
function unpredictableLength(password: string): number {
  const plain = password
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .normalize();
  const rest = plain.replaceAll(commonParts, "*");
  const [, part = rest] = rest.match(/^(.+?)\1+$/su) ?? [];
  const codes = Array.from(part, (letter) => letter.codePointAt(0) ?? 0);
  return codes.filter((code, index) => Math.abs(code - (codes[index - 1] ?? Number.NaN)) > 1 || index === 0)
    .length;
}
