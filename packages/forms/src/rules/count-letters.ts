const letter = /(?:\p{RI}{2}|[^\p{M}\p{Cf}])(?:\p{M}|\p{Emoji_Modifier}|\u200D\p{Extended_Pictographic})*/gu;

/**
 * Counts what people call letters: without combining marks, joiners and invisible characters. A flag or joined emoji is one.
 *
 * @example countLetters("ọ̀"); // 1
 */
export function countLetters(text: string): number {
  // Composed, because Hangul letters are no marks.
  return text.normalize().match(letter)?.length ?? 0;
}
