/** The accented letters of the site's languages, except æ and ÿ, which no text uses and no font has. */
const accents: Readonly<Record<string, string>> = {
  a: "àâáã",
  c: "ç",
  e: "éèêë",
  i: "îïí",
  o: "ôóõœ",
  u: "ùûüú",
};

const vowel = /[aeiouy]/i;

/** Whether the token is an address or the like, which stays the same in all languages. */
const isUntranslatable = (token: string) => /[@/]|\w\.\w/.test(token);

/**
 * Returns pseudolocalized English: with accents on its vowels, each word 40 % longer. Shows texts that are not translated,
 * and layouts that break with longer words.
 *
 * @example pseudolocalize("Sign up"); // "Síîïgn üúp"
 */
export function pseudolocalize(text: string): string {
  return text.replaceAll(/\S+/g, (token) =>
    isUntranslatable(token) ? token : token.replaceAll(/\p{L}+/gu, (word) => lengthen(word)),
  );
}

/** Repeats the vowels of a word, or its last letter if it has none. */
function lengthen(word: string): string {
  const letters = Array.from(word);
  const vowels = letters.flatMap((letter, place) => (vowel.test(letter) ? [place] : []));
  const repeated = vowels.length > 0 ? vowels : [letters.length - 1];
  const added = Math.ceil(letters.length * 0.4);
  return letters
    .map((letter, place) => {
      const turn = repeated.indexOf(place);
      const times = turn === -1 ? 0 : Math.ceil((added - turn) / repeated.length);
      return Array.from({ length: times + 1 }, (_, time) =>
        accented(letter, letters.length + place + time),
      ).join("");
    })
    .join("");
}

function accented(letter: string, turn: number): string {
  const choice = accents[letter.toLowerCase()] ?? letter;
  const chosen = choice[turn % choice.length] ?? letter;
  return letter === letter.toLowerCase() ? chosen : chosen.toUpperCase();
}
