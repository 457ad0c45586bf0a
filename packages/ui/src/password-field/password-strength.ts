/** How hard a password is to guess, as far as its letters alone can tell. */
export type PasswordStrength = "short" | "weak" | "fair" | "good";

/** The least length, in characters (specification, section 5). */
const minimum = 8;

/** In bits: below the first a machine guesses it in hours, from the second on hardly ever. */
const fairFrom = 36;
const goodFrom = 60;

/** What people type first: these words, what lies side by side on a keyboard, and years. */
const common =
  /password|passw0rd|p@ssword|iloveyou|letmein|welcome|admin|love|dating|single|qwerty|azerty|asdfgh|zxcvbn|qazwsx|(?:19|20)\d\d/g;

const alphabets: [letters: RegExp, size: number][] = [
  [/\p{Nd}/u, 10],
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/[^\p{Nd}\p{Ll}\p{Lu}]/u, 33],
];

/**
 * A modest guess at a password's strength: its length first; then how many of its letters do not follow from those
 * before, as in `aaaa`, `1234`, `abcabc` or a common word, times what each could have been. It knows no dictionary:
 * the server has the last word.
 *
 * @param password as typed
 * @example passwordStrength("12345678"); // "weak"
 */
export function passwordStrength(password: string): PasswordStrength {
  if (password.length < minimum) return "short";
  const size = alphabets.reduce((sum, [letters, count]) => sum + (letters.test(password) ? count : 0), 0);
  const bits = surprises(password) * Math.log2(size);
  if (bits < fairFrom) return "weak";
  return bits < goodFrom ? "fair" : "good";
}

/** How many letters are left when words count as one letter, repeated parts as one part, runs as their start. */
function surprises(password: string): number {
  const rest = password.toLowerCase().replaceAll(common, "*");
  const [, part = rest] = rest.match(/^(.+?)\1+$/su) ?? [];
  const codes = Array.from(part, (letter) => letter.codePointAt(0) ?? 0);
  return codes.filter((code, index) => Math.abs(code - (codes[index - 1] ?? Number.NaN)) > 1 || index === 0)
    .length;
}
