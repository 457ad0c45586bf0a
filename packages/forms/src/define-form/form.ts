import type { Translated } from "./copy.ts";
import type { Control, FieldDefinitions, NameOf, SchemaOf, Typed, Values } from "./field-definition.ts";
import type { StandardSchema } from "./standard-schema.ts";

/**
 * At most one message per field, in the form's order; the shape final-form takes for errors.
 *
 * @example const errors: FieldErrors<ContactValues> = { email: "Must be a valid email" };
 */
export type FieldErrors<FormValues> = { readonly [Field in keyof FormValues]?: string };

/**
 * What became of an input: clean values, or the messages to show.
 *
 * @example const contact: Parsed<ContactValues> = contactForm.parse(await request.json());
 */
export type Parsed<FormValues> =
  | { readonly status: "valid"; readonly values: FormValues }
  | { readonly status: "invalid"; readonly errors: FieldErrors<FormValues> };

/** A form that was refused, with what was typed; `failure` is of the form as a whole. */
export type Refused<TypedTexts> = {
  readonly status: "invalid";
  readonly typed: TypedTexts;
  readonly errors: FieldErrors<TypedTexts>;
  readonly failure?: string;
};

/**
 * What a server answers to a form that was posted: for a page made anew, for a program, for React's `useActionState`.
 *
 * @example const [reply, action] = useActionState<Reply<DraftOf<typeof contactForm>>, FormData>(send, { status: "idle" });
 */
export type Reply<TypedTexts> =
  | { readonly status: "idle" }
  | { readonly status: "sent" }
  | Refused<TypedTexts>;

/**
 * A form as everybody reads it: the browser, the server and the script. No function of it needs `this`, and none
 * throws, unless a rule does.
 *
 * @example const parsed = contactForm.parse(await request.formData());
 */
export type Form<
  Name extends string,
  Fields extends FieldDefinitions,
  Copy,
  Page extends string | undefined,
  Secret extends boolean,
> = {
  readonly name: Name;
  /** The path of the page where a refused native post is shown. */
  readonly page: Page;
  /** Whether it holds secrets, of which no draft is kept and none is given back. */
  readonly secret: Secret;
  readonly names: readonly NameOf<Fields>[];
  readonly fields: Fields;
  readonly copy: Copy;
  /** The rules as a superstruct struct, which takes values as they are: `parse` cleans them first. */
  readonly schema: SchemaOf<Fields>;
  /** The form before anything is typed. */
  readonly empty: Typed<Fields>;
  /** Each field's HTML attributes. */
  readonly constraints: {
    readonly [Field in NameOf<Fields>]: Fields[Field] extends { control: infer Own extends Control }
      ? Own
      : Control;
  };
  /**
   * What was typed, out of `FormData`, `URLSearchParams` or any object: a field that is missing, given twice, a file or of another type
   * is "". Line breaks are LF, which a native post sends as CRLF.
   */
  readonly typed: (input: unknown) => Typed<Fields>;
  /** The clean values, or one message per broken field. */
  readonly parse: (input: unknown) => Parsed<Values<Fields>>;
  /** The messages alone, as final-form's `validate` wants them; `{}` where there are none. */
  readonly validate: (input: unknown) => FieldErrors<Values<Fields>>;
  /** What to answer where the input is refused: with what was typed, unless it is secret. */
  readonly refuse: (
    input: unknown,
    errors: FieldErrors<Typed<Fields>>,
    failure?: string,
  ) => Refused<Typed<Fields>>;
  /** The same form in other words. */
  readonly withCopy: <const Words extends Translated<Copy>>(
    words: Words,
  ) => Form<Name, Fields, Words, Page, Secret>;
  /** For whatever takes a Standard Schema (https://standardschema.dev): every broken field, in the form's words. */
  readonly "~standard": StandardSchema<Typed<Fields>, Values<Fields>>;
};

/** What a form gives once it keeps its rules. @example type ContactValues = ValuesOf<typeof contactForm>; */
export type ValuesOf<Of extends { parse: (input: unknown) => Parsed<unknown> }> = Of["parse"] extends (
  input: unknown,
) => Parsed<infer FormValues>
  ? FormValues
  : never;

/** What a form holds while it is being filled in. @example type ContactDraft = DraftOf<typeof contactForm>; */
export type DraftOf<Of extends { empty: unknown }> = Of["empty"];

/** What to show under a form's fields. @example type ContactErrors = ErrorsOf<typeof contactForm>; */
export type ErrorsOf<Of extends { parse: (input: unknown) => Parsed<unknown> }> = FieldErrors<ValuesOf<Of>>;

/** What a server answers to a form. @example type ContactReply = ReplyOf<typeof contactForm>; */
export type ReplyOf<Of extends { empty: unknown }> = Reply<DraftOf<Of>>;
