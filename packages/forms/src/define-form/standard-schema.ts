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

type Parse<Output> = (
  input: unknown,
) =>
  | { readonly status: "valid"; readonly values: Output }
  | { readonly status: "invalid"; readonly errors: Readonly<Record<string, string | undefined>> };

/** Creates the Standard Schema of a form. */
export function standardSchema<Input, Output>(parse: Parse<Output>): StandardSchema<Input, Output> {
  return {
    version: 1,
    vendor: "matchfront",
    validate(input) {
      const parsed = parse(input);
      if (parsed.status === "valid") return { value: parsed.values };
      const errors = Object.entries(parsed.errors);
      return { issues: errors.map(([field, message]) => ({ message: String(message), path: [field] })) };
    },
  };
}
