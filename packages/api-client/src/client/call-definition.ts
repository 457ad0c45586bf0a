import type { Answer, Words } from "./answer.ts";

/**
 * Which answer means that a call is done: a 2xx whose JSON has this `status`, or this HTTP status, whatever the body.
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
  /** Whose call it is, where it is not the backend's. */
  readonly service?: "verification";
}

/**
 * The fields of a call, each a text.
 *
 * @example type Message = CallValues<typeof calls.contact>; // { topic, email, description }
 */
export type CallValues<Definition extends Pick<CallDefinition, "names">> = Readonly<
  Record<Definition["names"][number], string>
>;

/**
 * What a call resolves to, by its rule of success.
 *
 * @example type Sent = CallResult<{ readonly bodyStatus: 200 }>; // Answer<200>
 */
export type CallResult<Rule extends SuccessRule> = Rule extends {
  readonly bodyStatus: infer Status extends number;
}
  ? Answer<Status>
  : Words;
