/** The services, each with its own base URL. */
export type Service = "backend" | "verification";

/**
 * The response that is a success: a 2xx whose JSON has this `status`, or this HTTP status with a body that does not say
 * that it failed, by a `status` of 400 or above or of "error", or by `success: false`.
 *
 * @example const rule: SuccessRule = { bodyStatus: 200 };
 */
export type SuccessRule =
  | { readonly bodyStatus: number }
  /** "2xx" means 200 to 299. */
  | { readonly httpStatus: number | "2xx" };

/**
 * A call as data: its request and its success rule. Declare it `as const`, so that TypeScript checks the fields.
 *
 * @example
 * const newsletter = {
 *   method: "post",
 *   path: "/newsletter",
 *   fields: ["email", "topic"],
 *   success: { bodyStatus: 200 },
 *   retryable: true,
 * } as const satisfies CallDefinition;
 */
export interface CallDefinition {
  readonly method: "post" | "put";
  /** Appended to the service's URL. */
  readonly path: `/${string}`;
  /** The fields to send, in this order. Other values are not sent. @default all values */
  readonly fields?: readonly string[];
  readonly success: SuccessRule;
  /** Whether the call is retried if it has an idempotency key. */
  readonly retryable: boolean;
  /** The encoding of the request's body. @default "json" */
  readonly encoding?: "json" | "form";
  /** The service to call. @default "backend" */
  readonly service?: Service;
}

/** A value of a call. An undefined one is not sent as JSON. */
export type CallValue = string | number | readonly string[] | undefined;

/**
 * The values of a call by field: texts, and in JSON also numbers and arrays of texts.
 *
 * @example type Reader = CallValues<typeof newsletter>; // { email, topic }
 */
export type CallValues<Definition extends Pick<CallDefinition, "fields" | "encoding">> = Readonly<
  Record<
    Definition extends { readonly fields: readonly (infer Field extends string)[] } ? Field : string,
    Definition extends { readonly encoding: "form" } ? string : CallValue
  >
>;

const example =
  '{"method":"post","path":"/newsletter","fields":["email"],"success":{"httpStatus":"2xx"},"retryable":true}';

const rules: Readonly<Record<string, RegExp>> = {
  method: /^"(post|put)"$/,
  path: /^"\/[^/]/,
  fields: /^(\["|undefined$)/,
  success: /Status":("2xx"|\d)/,
};

/**
 * Validates a definition, for callers without type checking.
 *
 * @throws TypeError with the first invalid key and an example
 */
export function validateCall(call: CallDefinition): void {
  const parts: Readonly<Record<string, unknown>> = { ...call };
  for (const [key, rule] of Object.entries(rules)) {
    const part = JSON.stringify(parts[key]);
    if (!rule.test(part))
      throw new TypeError(
        `call.${key} is ${part}, but a call must be such as ${example}, by "post" or "put".`,
      );
  }
}
