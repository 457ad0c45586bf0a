import { dictionary } from "@zxcvbn-ts/language-common";
import { localeParts } from "@matchfront/locales/locale-parts";

/** Passwords of leaked lists, far more than the 3,000 that ASVS requires. */
const leakedPasswords: ReadonlySet<string> = new Set(dictionary["passwords-common"]);
/** Common words of the members' countries that are no leaked passwords, in lower case without accents. */
export const commonWords: ReadonlySet<string> = new Set(
  Object.values(localeParts).flatMap(({ commonWords: lines }) => lines.flatMap((line) => line.split(" "))),
);
/** Keyboard runs and alphabets. Every part of them is a common password, also backwards. */
const commonRuns = [
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiop",
  "azertyuiop",
  "qwertzuiop",
  "asdfghjkl",
  "qsdfghjklm",
  "zxcvbnm",
  "wxcvbn",
  "1q2w3e4r5t6y7u8i9o0p",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
  "qazwsxedcrfvtgbyhnujm",
  "qweasdzxc",
  "a1b2c3d4e5f6g7h8i9",
].flatMap((run) => [run, Array.from(run).toReversed().join("")]);
/** Longer passwords are not guessed by their words. */
const maxGuessLength = 64;
const oneCharacter = /^(.)\1*$/su;
/** A date or a phone number, perhaps with an initial. */
const shortNumber = /^\p{L}{0,2}\d+\p{L}{0,2}$/u;
const leet = { "@": "a", "4": "a", "3": "e", "1": "i", "!": "i", "0": "o", $: "s", "5": "s", "7": "t" };

/** Whether a password is one of the first that an attacker tries (OWASP ASVS 5.0, 6.2.4 and 6.2.11). */
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

/** Accepts spaces and signs between letters: "motdepasse", "mot de passe", "m0t-de-passe". */
function isCommonWord(text: string): boolean {
  return isWord(fromLeet(text).replace(/[^\p{L}\p{N}]/gu, ""));
}

function isWord(text: string): boolean {
  return commonWords.has(text) || leakedPasswords.has(text);
}

/** For example "aaaaaaaa", "abcabcabc", "passwordpassword". */
function isRepeated(text: string): boolean {
  const unit = /^(.+?)\1+$/su.exec(text)?.[1];
  return unit !== undefined && (unit.length <= 4 || isWord(unit));
}

/** Removes the marks of European alphabets. In other alphabets, a mark can be a vowel. */
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
