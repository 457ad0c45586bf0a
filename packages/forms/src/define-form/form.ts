import type { Struct } from "superstruct";
import type { ControlAttributes, FieldDefinitions, FormCopy, FormValues } from "./field-definition.ts";

/**
 * At most one message per field, in the form's order; the shape of final-form's errors.
 *
 * @example const errors: FieldErrors<ValuesOf<typeof newsletterForm>> = { email: "Must be a valid email" };
 */
export type FieldErrors<Values> = { readonly [Field in keyof Values]?: string };

/**
 * The result of `parse`: normalized values, or error messages.
 *
 * @example const parsed: Parsed<{ email: string }> = newsletterForm.parse(await request.json());
 */
export type Parsed<Values> =
  | { readonly status: "valid"; readonly values: Values }
  | { readonly status: "invalid"; readonly errors: FieldErrors<Values> };

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
 * @example const [reply, action] = useActionState<Reply<InputOf<typeof newsletterForm>>, FormData>(send, { status: "idle" });
 */
export type Reply<Input> = { readonly status: "idle" } | { readonly status: "sent" } | InvalidReply<Input>;

/**
 * The Standard Schema interface. `validate` is synchronous.
 * Source: https://standardschema.dev/schema, version 1.
 */
export type StandardSchema<Input, Output> = {
  readonly version: 1;
  readonly vendor: "matchfront";
  readonly validate: (value: unknown) => StandardResult<Output>;
  readonly types?: { readonly input: Input; readonly output: Output } | undefined;
};

type StandardResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly { readonly message: string; readonly path: readonly string[] }[] };

/** The text of each field, not validated. */
export type InputValues<Values> = { readonly [Name in keyof Values]: string };

/**
 * A form for browser, server and scripts. Its functions need no `this`, and throw only if a rule throws.
 *
 * @example const parsed = newsletterForm.parse(await request.formData());
 */
export type Form<Values extends FormValues, Secret extends boolean = false> = {
  readonly name: string;
  /** Whether the form holds secrets, which are not stored as a draft, and not returned by `invalidReply`. */
  readonly secret: Secret;
  readonly fieldNames: readonly (keyof Values & string)[];
  readonly fields: FieldDefinitions<Values>;
  readonly copy: FormCopy<keyof Values & string>;
  /** The rules as a superstruct struct. Unlike `parse`, it does not normalize values. */
  // oxlint-disable-next-line typescript/no-explicit-any -- the structs of the fields
  readonly schema: Struct<Values, any>;
  /** "" for each field. */
  readonly emptyValues: InputValues<Values>;
  /** The HTML attributes of each field's control. */
  readonly attributes: { readonly [Name in keyof Values]: ControlAttributes };
  /**
   * Returns the text of each field from `FormData`, `URLSearchParams` or any object. A field that is missing, duplicated, a
   * file or of another type is "". A checkbox is "on" if it is `true` or "on", else "". A group of checkboxes has a line for
   * each choice. Line breaks become LF, because a native post has CRLF.
   */
  readonly readInput: (input: unknown) => InputValues<Values>;
  /** Returns the normalized values, or a message for each invalid field. */
  readonly parse: (input: unknown) => Parsed<Values>;
  /** Returns a message for each invalid field, as final-form's `validate` does; `{}` if valid. */
  readonly validate: (input: unknown) => FieldErrors<Values>;
  /** Creates a `validate` for one form on a page. It validates only fields that changed since its last call. */
  readonly createValidate: () => (input: unknown) => FieldErrors<Values>;
  /** Creates the reply to an invalid input. It contains the input, unless the form is secret. */
  readonly invalidReply: (
    input: unknown,
    errors: FieldErrors<Values>,
    formError?: string,
  ) => InvalidReply<InputValues<Values>>;
  /** Creates the same form with other copy, such as in another language. */
  readonly withCopy: (copy: FormCopy<keyof Values & string>) => Form<Values, Secret>;
  /** The form as a Standard Schema (https://standardschema.dev), for libraries that accept one. A checkbox may be a boolean. */
  readonly "~standard": StandardSchema<
    { readonly [Name in keyof Values]: Values[Name] | string | boolean },
    Values
  >;
};

type Parsing<Values> = { readonly parse: (input: unknown) => Parsed<Values> };

/** The valid values of a form. @example type NewsletterValues = ValuesOf<typeof newsletterForm>; */
export type ValuesOf<Of extends Parsing<unknown>> = Of extends Parsing<infer Values> ? Values : never;

/** The text of each field of a form, not validated. @example type NewsletterInput = InputOf<typeof newsletterForm>; */
export type InputOf<Of extends Parsing<unknown>> = InputValues<ValuesOf<Of>>;

/** The errors of a form by field. @example type NewsletterErrors = ErrorsOf<typeof newsletterForm>; */
export type ErrorsOf<Of extends Parsing<unknown>> = FieldErrors<ValuesOf<Of>>;

/** The server's reply to a form. @example type NewsletterReply = ReplyOf<typeof newsletterForm>; */
export type ReplyOf<Of extends Parsing<unknown>> = Reply<InputOf<Of>>;
