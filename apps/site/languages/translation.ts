/**
 * The same words in another language: any text for every key. A key that is missing or unknown does not compile.
 *
 * @example export const contact = { … } as const satisfies Translation<typeof en.contact>;
 */
export type Translation<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends string ? string : Translation<Words[Key]>;
};
