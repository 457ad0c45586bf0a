/** The page on social safety, around its text. */
export const safetytips = {
  drawing: "A man in a wheelchair and his friend look at one phone",
} as const;
