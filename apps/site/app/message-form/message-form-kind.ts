import type { FieldErrors, Parsed, Send } from "@matchfront/forms";
import type { ComponentType } from "react";

/** Each form's island, draft and page go by its name; the cookie policy names the drafts. */
export type MessageFormName = "contact" | "partnership" | "advertising";

/** What a message holds, as its fields show it. */
export type Texts = Readonly<Record<string, string>>;

/**
 * One of the forms that send a message (specification, sections 4 and 5): what differs between them.
 *
 * @example <FormIsland kind={contactForm} />
 */
export type MessageFormKind<Values extends Texts = Texts> = {
  name: MessageFormName;
  /** The call that it posts to (specification, section 7). */
  action: `/admin/${string}`;
  /** The page that it stands on. */
  path: `/${string}`;
  copy: MessageFormCopy;
  /** The form before anything is typed. */
  empty: Record<keyof Values, string>;
  parse: (input: unknown) => Parsed<Values>;
  validate: (input: unknown) => FieldErrors<Values>;
  send: Send<Values, unknown>;
  /** Its fields, in their order, each a `FormField`. */
  Fields: ComponentType;
};

type MessageFormCopy = {
  send: string;
  sending: string;
  errorSummary: string;
  thanks: { message: string; close: string };
};
