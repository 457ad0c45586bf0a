import type { Translated } from "./copy.ts";
import type {
  ControlAttributes,
  FieldDefinitions,
  SchemaInput,
  NameOf,
  SchemaOf,
  InputValues,
  Values,
} from "./field-definition.ts";
import type { StandardSchema } from "./standard-schema.ts";

/**
 * At most one message per field, in the form's order; the shape of final-form's errors.
 *
 * @example const errors: FieldErrors<ContactValues> = { email: "Must be a valid email" };
 */
export type FieldErrors<FormValues> = { readonly [Field in keyof FormValues]?: string };

/**
 * The result of `parse`: normalized values, or error messages.
 *
 * @example const contact: Parsed<ContactValues> = contactForm.parse(await request.json());
 */
export type Parsed<FormValues> =
  | { readonly status: "valid"; readonly values: FormValues }
  | { readonly status: "invalid"; readonly errors: FieldErrors<FormValues> };

/** The server's reply to an invalid post. `formError` is an error of the form as a whole. */
export type InvalidReply<Input> = {
  readonly status: "invalid";
  readonly input: Input;
  readonly errors: FieldErrors<Input>;
  readonly formError?: string;
};

/**
 * The server's reply to a post, for a rendered page, a script, or React's `useActionState`.
 *
 * @example const [reply, action] = useActionState<Reply<InputOf<typeof contactForm>>, FormData>(send, { status: "idle" });
 */
export type Reply<Input> = { readonly status: "idle" } | { readonly status: "sent" } | InvalidReply<Input>;

/**
 * A form for browser, server and scripts. Its functions need no `this`, and throw only if a rule throws.
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
  /** The path of the form's page, which the server renders again for an invalid native post. */
  readonly page: Page;
  /** Whether the form holds secrets, which are not stored as a draft, and not returned by `invalidReply`. */
  readonly secret: Secret;
  readonly fieldNames: readonly NameOf<Fields>[];
  readonly fields: Fields;
  readonly copy: Copy;
  /** The rules as a superstruct struct. Unlike `parse`, it does not normalize values. */
  readonly schema: SchemaOf<Fields>;
  /** "" for each field. */
  readonly emptyValues: InputValues<Fields>;
  /** The HTML attributes of each field's control. */
  readonly attributes: {
    readonly [Field in NameOf<Fields>]: Fields[Field] extends {
      attributes: infer Own extends ControlAttributes;
    }
      ? Own
      : ControlAttributes;
  };
  /**
   * Returns the text of each field from `FormData`, `URLSearchParams` or any object. A field that is missing, duplicated, a
   * file or of another type is "". A checkbox is "on" if it is `true` or "on", else "". Line breaks become LF, because a
   * native post has CRLF.
   */
  readonly readInput: (input: unknown) => InputValues<Fields>;
  /** Returns the normalized values, or a message for each invalid field. */
  readonly parse: (input: unknown) => Parsed<Values<Fields>>;
  /** Returns a message for each invalid field, as final-form's `validate` does; `{}` if valid. */
  readonly validate: (input: unknown) => FieldErrors<Values<Fields>>;
  /** Creates a `validate` for one form on a page. It validates only fields that changed since its last call. */
  readonly createValidate: () => (input: unknown) => FieldErrors<Values<Fields>>;
  /** Creates the reply to an invalid input. It contains the input, unless the form is secret. */
  readonly invalidReply: (
    input: unknown,
    errors: FieldErrors<InputValues<Fields>>,
    formError?: string,
  ) => InvalidReply<InputValues<Fields>>;
  /** Creates the same form with other copy, such as in another language. */
  readonly withCopy: <const Words extends Translated<Copy>>(
    words: Words,
  ) => Form<Name, Fields, Words, Page, Secret>;
  /** The form as a Standard Schema (https://standardschema.dev), for libraries that accept one. */
  readonly "~standard": StandardSchema<SchemaInput<Fields>, Values<Fields>>;
};

/** The valid values of a form. @example type ContactValues = ValuesOf<typeof contactForm>; */
export type ValuesOf<Of extends { parse: (input: unknown) => Parsed<unknown> }> = Of["parse"] extends (
  input: unknown,
) => Parsed<infer FormValues>
  ? FormValues
  : never;

/** The text of each field of a form, not validated. @example type ContactInput = InputOf<typeof contactForm>; */
export type InputOf<Of extends { emptyValues: unknown }> = Of["emptyValues"];

/** The errors of a form by field. @example type ContactErrors = ErrorsOf<typeof contactForm>; */
export type ErrorsOf<Of extends { parse: (input: unknown) => Parsed<unknown> }> = FieldErrors<ValuesOf<Of>>;

/** The server's reply to a form. @example type ContactReply = ReplyOf<typeof contactForm>; */
export type ReplyOf<Of extends { emptyValues: unknown }> = Reply<InputOf<Of>>;
