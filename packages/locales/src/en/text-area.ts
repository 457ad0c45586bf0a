/** The messages of a text area that counts characters, as `@matchfront/ui` has them in English. */
export const textArea = {
  upTo: "{count, plural, one {About # character} other {About # characters}}",
  left: "{count, plural, one {You have # character left} other {You have # characters left}}",
  over: "{count, plural, one {You’re # character over the {limit} we suggest} other {You’re # characters over the {limit} we suggest}}",
} as const;
