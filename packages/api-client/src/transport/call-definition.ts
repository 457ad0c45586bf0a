/** The services, each with its own base URL. */
export type Service = "backend" | "verification";

/**
 * Which response is a success: a 2xx whose JSON has this `status`, or this HTTP status, whatever the body.
 *
 * @example const rule: SuccessRule = { bodyStatus: 200 };
 */
export type SuccessRule =
  | { readonly bodyStatus: number }
  /** "2xx" is any from 200 to 299. */
  | { readonly httpStatus: number | "2xx" };

/**
 * One call as data: its request, and its success rule. Write it `as const`, so that its fields are type-checked.
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
  /** The fields that are sent, in this order; no others are. */
  readonly fields: readonly string[];
  readonly success: SuccessRule;
  /** Whether it may be retried automatically if it has an idempotency key. */
  readonly retryable: boolean;
  /** The encoding of the request's body. @default "json" */
  readonly encoding?: "json" | "form";
  /** The service that it is sent to. @default "backend" */
  readonly service?: Service;
}

/**
 * The fields of a call, each a string.
 *
 * @example type Message = CallValues<typeof calls.contact>; // { topic, email, description }
 */
export type CallValues<Definition extends Pick<CallDefinition, "fields">> = Readonly<
  Record<Definition["fields"][number], string>
>;

const example =
  '{"method":"post","path":"/newsletter","fields":["email"],"success":{"httpStatus":"2xx"},"retryable":true}';

const rules: Readonly<Record<string, RegExp>> = {
  method: /^"(post|put)"$/,
  path: /^"\/[^/]/,
  fields: /^\["/,
  success: /Status":("2xx"|\d)/,
};

/**
 * Validates a definition, for callers without type checking.
 *
 * @throws TypeError that shows the first wrong key, and a valid definition
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
