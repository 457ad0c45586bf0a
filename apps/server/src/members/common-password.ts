import { dictionary } from "@zxcvbn-ts/language-common";
import { commonRuns, commonWords } from "./common-words.ts";

/** From leaked lists: of eight characters and more, far beyond the 3,000 that ASVS requires. */
const leakedPasswords: ReadonlySet<string> = new Set(dictionary["passwords-common"]);
/** A longer password is not guessed by its words. */
const maxGuessLength = 64;
const oneCharacter = /^(.)\1*$/su;
/** A date or a phone number, perhaps with an initial. */
const shortNumber = /^\p{L}{0,2}\d+\p{L}{0,2}$/u;
const leet = { "@": "a", "4": "a", "3": "e", "1": "i", "!": "i", "0": "o", $: "s", "5": "s", "7": "t" };

/**
 * Tells whether a password is one of the first that an attacker would try (OWASP ASVS 5.0, 6.2.4 and 6.2.11): one of
 * those that were leaked most often, digits alone, a common word, also in leetspeak and with digits around it, a
 * keyboard run, a repetition, a date or other short number, or a word of this site with any of those. Accents, and spaces or signs
 * between letters, make no other word.
 *
 * @param siteWords in lower case
 * @example isCommonPassword("P@ssw0rd2026!", []); // true
 */
export function isCommonPassword(password: string, siteWords: readonly string[]): boolean {
  const text = withoutAccents(password.normalize("NFKC").toLowerCase());
  if (oneCharacter.test(text) || /^\p{Nd}+$/u.test(text)) return true;
  if (text.length > maxGuessLength) return false;
  if (leakedPasswords.has(text)) return true;
  const core = trimNonLetters(text);
  if (core === "" || shortNumber.test(text)) return text.length <= 12 || isRepeated(text);
  return [core, trimNonLetters(removeWords(siteWords.map(withoutAccents), fromLeet(core)))].some(isWeak);
}

function isWeak(text: string): boolean {
  if (text.length < 3) return text === "";
  return isRepeated(text) || isCommonWord(text) || commonRuns.some((run) => run.includes(text));
}

/** Such as "motdepasse", "mot de passe" and "m0t-de-passe". */
function isCommonWord(text: string): boolean {
  return commonWords.has(fromLeet(text).replace(/[^\p{L}\p{N}]/gu, ""));
}

/** Such as "aaaaaaaa", "abcabcabc", "passwordpassword". */
function isRepeated(text: string): boolean {
  const unit = /^(.+?)\1+$/su.exec(text)?.[1];
  return unit !== undefined && (unit.length <= 4 || commonWords.has(unit));
}

/** Only the marks of European alphabets: in others a mark is a vowel. */
function withoutAccents(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC");
}

function trimNonLetters(text: string): string {
  return text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
}

function fromLeet(text: string): string {
  return Object.entries(leet).reduce((result, [digit, letter]) => result.replaceAll(digit, letter), text);
}

function removeWords(words: readonly string[], text: string): string {
  return words.reduce((result, word) => result.replaceAll(word, ""), text);
}
