/** The letters with accents of the site's languages, but for æ and ÿ, which no text has, and no font. */
const accents: Readonly<Record<string, string>> = {
  a: "àâáã",
  c: "ç",
  e: "éèêë",
  i: "îïí",
  o: "ôóõœ",
  u: "ùûüú",
};

const vowel = /[aeiouy]/i;

/** Addresses and the like, which nobody translates. */
const isSaidAsIs = (token: string) => /[@/]|\w\.\w/.test(token);

/**
 * A text in a language that only tests speak: English with accents on its vowels, each word 40 % longer. What does not
 * change with it is not translated; what is cut off or pushed aside would be so in a longer language.
 *
 * @example pseudoLanguage("Sign up"); // "Síîïgn üúp"
 */
export function pseudoLanguage(text: string): string {
  return text.replaceAll(/\S+/g, (token) =>
    isSaidAsIs(token) ? token : token.replaceAll(/\p{L}+/gu, (word) => lengthen(word)),
  );
}

/** Repeats the vowels of a word, in turn, or its last letter. */
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
