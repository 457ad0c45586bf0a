import { dictionary } from "@zxcvbn-ts/language-common";
import { commonRuns, commonWords } from "./common-words.ts";

/** Found in stolen lists: of eight characters and more, far beyond the 3,000 that ASVS asks for. */
const stolenPasswords: ReadonlySet<string> = new Set(dictionary["passwords-common"]);
/** A long password is not guessed by its words. */
const longestGuess = 64;
/** A date or a number to dial, perhaps with an initial. */
const shortNumber = /^\p{L}{0,2}\d+\p{L}{0,2}$/u;
const leet = { "@": "a", "4": "a", "3": "e", "1": "i", "!": "i", "0": "o", $: "s", "5": "s", "7": "t" };

/**
 * Tells whether a password is one of the first that anyone would try (OWASP ASVS 5.0, 6.2.4 and 6.2.11): one of
 * those that were stolen most often, a common word, also in disguise and with figures around it, a run of keys, the
 * same again and again, a date or other short number, or a word of this site with any of those.
 *
 * @param siteWords in small letters
 * @example isCommonPassword("P@ssw0rd2026!", []); // true
 */
export function isCommonPassword(password: string, siteWords: readonly string[]): boolean {
  const text = password.normalize("NFKC").toLowerCase();
  if (text.length > longestGuess) return false;
  if (stolenPasswords.has(text)) return true;
  const core = withoutFigures(text);
  if (core === "" || shortNumber.test(text)) return text.length <= 12 || isRepeated(text);
  return [core, withoutFigures(without(siteWords, undisguised(core)))].some(isWeak);
}

function isWeak(text: string): boolean {
  if (text.length < 3) return text === "";
  return (
    isRepeated(text) || commonWords.has(undisguised(text)) || commonRuns.some((run) => run.includes(text))
  );
}

/** Such as "aaaaaaaa", "abcabcabc", "passwordpassword". */
function isRepeated(text: string): boolean {
  const unit = /^(.+?)\1+$/su.exec(text)?.[1];
  return unit !== undefined && (unit.length <= 4 || commonWords.has(unit));
}

function withoutFigures(text: string): string {
  return text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
}

function undisguised(text: string): string {
  return Object.entries(leet).reduce((rest, [figure, letter]) => rest.replaceAll(figure, letter), text);
}

function without(words: readonly string[], text: string): string {
  return words.reduce((rest, word) => rest.replaceAll(word, ""), text);
}
