/** The same messages in another language: any text for every key. */
export type Translation<Messages> = Messages extends string
  ? string
  : Messages extends readonly (infer Item)[]
    ? readonly Translation<Item>[]
    : { readonly [Key in keyof Messages]: Translation<Messages[Key]> };
