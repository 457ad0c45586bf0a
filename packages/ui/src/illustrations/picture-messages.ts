/** The type of messages in any language: English ones, whose values are any strings. */
export type MessagesLike<English> = English extends string
  ? string
  : { readonly [Name in keyof English]: MessagesLike<English[Name]> };

/** The prop of a picture with texts. */
export type WithMessages<Messages> = {
  /** The texts, short enough for their places. @default English texts */
  messages?: Messages | undefined;
};
