/** The services that have an address of their own. */
export type Service = "backend" | "verification";

/**
 * Which response means that a call is done: a 2xx whose JSON has this `status`, or this HTTP status, whatever the body.
 *
 * @example const rule: SuccessRule = { bodyStatus: 200 };
 */
export type SuccessRule =
  | { readonly bodyStatus: number }
  /** "2xx" is any from 200 to 299. */
  | { readonly httpStatus: number | "2xx" };

/**
 * One call as data: what it sends where, and what success is. Write it `as const`, so that its fields are checked.
 *
 * @example
 * const newsletter = {
 *   method: "post",
 *   path: "/newsletter",
 *   names: ["email", "topic"],
 *   success: { bodyStatus: 200 },
 *   repeatable: true,
 * } as const satisfies CallDefinition;
 */
export interface CallDefinition {
  readonly method: "post" | "put";
  /** Put behind the service's URL. */
  readonly path: `/${string}`;
  /** The fields that are sent, in this order; nothing else ever is. */
  readonly names: readonly string[];
  readonly success: SuccessRule;
  /** Whether it may be tried again by itself where it has an idempotency key. */
  readonly repeatable: boolean;
  /** How the fields travel. @default "json" */
  readonly encoding?: "json" | "form";
  /** Who answers it. @default "backend" */
  readonly service?: Service;
}

/**
 * The fields of a call, each a text.
 *
 * @example type Message = CallValues<typeof calls.contact>; // { topic, email, description }
 */
export type CallValues<Definition extends Pick<CallDefinition, "names">> = Readonly<
  Record<Definition["names"][number], string>
>;

const example =
  '{"method":"post","path":"/newsletter","names":["email"],"success":{"httpStatus":"2xx"},"repeatable":true}';

/**
 * Refuses a definition that no call can be made by. The compiler does so too, where there is one.
 *
 * @throws TypeError that shows the definition, and one as it should be
 */
export function checkCall(call: CallDefinition): void {
  const { method, path, names, success } = call;
  const parts = method + path + JSON.stringify(success);
  if (/^(post|put)\/[^/].*Status":("2xx"|\d)/.test(parts) && names?.length > 0) return;
  throw new TypeError(
    `call is ${JSON.stringify(call)}, but it must be such as ${example}, by "post" or "put".`,
  );
}
