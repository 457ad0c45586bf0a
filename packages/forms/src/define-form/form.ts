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
 * The result of parsing an input: normalized values, or the messages to show.
 *
 * @example const contact: Parsed<ContactValues> = contactForm.parse(await request.json());
 */
export type Parsed<FormValues> =
  | { readonly status: "valid"; readonly values: FormValues }
  | { readonly status: "invalid"; readonly errors: FieldErrors<FormValues> };

/** The reply to an invalid post, with the typed text; `formError` is about the form as a whole. */
export type InvalidReply<Input> = {
  readonly status: "invalid";
  readonly input: Input;
  readonly errors: FieldErrors<Input>;
  readonly formError?: string;
};

/**
 * A server's reply to a posted form: for a re-rendered page, for a script, for React's `useActionState`.
 *
 * @example const [reply, action] = useActionState<Reply<InputOf<typeof contactForm>>, FormData>(send, { status: "idle" });
 */
export type Reply<Input> = { readonly status: "idle" } | { readonly status: "sent" } | InvalidReply<Input>;

/**
 * A form as the browser, the server and a script use it. Its functions need no `this`, and throw only if a rule does.
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
  /** The path of the page that shows an invalid native post again. */
  readonly page: Page;
  /** Whether it holds secrets, which are neither stored as a draft nor returned by `invalidReply`. */
  readonly secret: Secret;
  readonly fieldNames: readonly NameOf<Fields>[];
  readonly fields: Fields;
  readonly copy: Copy;
  /** The rules as a superstruct struct, which does not normalize values as `parse` does. */
  readonly schema: SchemaOf<Fields>;
  /** The form before anything is typed. */
  readonly emptyValues: InputValues<Fields>;
  /** Each field's HTML attributes. */
  readonly attributes: {
    readonly [Field in NameOf<Fields>]: Fields[Field] extends {
      attributes: infer Own extends ControlAttributes;
    }
      ? Own
      : ControlAttributes;
  };
  /**
   * The typed text from `FormData`, `URLSearchParams` or any object: a field that is missing, duplicated, a file or of
   * another type is "". Line breaks become LF; a native post sends CRLF. A checkbox that is `true` or "on" is "on", and any
   * other one is "".
   */
  readonly readInput: (input: unknown) => InputValues<Fields>;
  /** The normalized values, or one message per invalid field. */
  readonly parse: (input: unknown) => Parsed<Values<Fields>>;
  /** Only the messages, as final-form's `validate` returns them; `{}` if valid. */
  readonly validate: (input: unknown) => FieldErrors<Values<Fields>>;
  /** Makes a `validate` for one form on a page: it checks only the fields again that have changed since its last call. */
  readonly createValidate: () => (input: unknown) => FieldErrors<Values<Fields>>;
  /** The reply to an invalid input: with the typed text, unless it is secret. */
  readonly invalidReply: (
    input: unknown,
    errors: FieldErrors<InputValues<Fields>>,
    formError?: string,
  ) => InvalidReply<InputValues<Fields>>;
  /** The same form with other copy. */
  readonly withCopy: <const Words extends Translated<Copy>>(
    words: Words,
  ) => Form<Name, Fields, Words, Page, Secret>;
  /** For libraries that accept a Standard Schema (https://standardschema.dev): every invalid field's message. */
  readonly "~standard": StandardSchema<SchemaInput<Fields>, Values<Fields>>;
};

/** A form's valid values. @example type ContactValues = ValuesOf<typeof contactForm>; */
export type ValuesOf<Of extends { parse: (input: unknown) => Parsed<unknown> }> = Of["parse"] extends (
  input: unknown,
) => Parsed<infer FormValues>
  ? FormValues
  : never;

/** A form's typed text, not validated. @example type ContactInput = InputOf<typeof contactForm>; */
export type InputOf<Of extends { emptyValues: unknown }> = Of["emptyValues"];

/** The errors to show under a form's fields. @example type ContactErrors = ErrorsOf<typeof contactForm>; */
export type ErrorsOf<Of extends { parse: (input: unknown) => Parsed<unknown> }> = FieldErrors<ValuesOf<Of>>;

/** A server's reply to a form. @example type ContactReply = ReplyOf<typeof contactForm>; */
export type ReplyOf<Of extends { emptyValues: unknown }> = Reply<InputOf<Of>>;
