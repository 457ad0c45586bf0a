import { assert, is, number, string, type, unknown } from "superstruct";
import type { Struct } from "superstruct";
import { MalformedError } from "../errors/malformed-error.ts";
import { RejectedError } from "../errors/rejected-error.ts";
import type { SuccessRule } from "./call-definition.ts";

/**
 * What a successful call resolves to where the body decides: the `status` that means success, and the server's words,
 * if any.
 *
 * @example const { message = "Sent" }: ApiResult<200> = await api.contact.send(contactMessage);
 */
export interface ApiResult<Status extends number> {
  readonly status: Status;
  readonly message?: string | undefined;
  /** The number under which the server stores a message, where it tells it. */
  readonly reference?: string | undefined;
}

/**
 * What a successful call resolves to where the HTTP status decides: the server's words, if any.
 *
 * @example const { message = "Changed" }: ApiMessage = await api.password.change({ newPassword }, { token });
 */
export interface ApiMessage {
  readonly message?: string | undefined;
}

/**
 * What a call resolves to, by its rule of success.
 *
 * @example type Sent = CallResult<{ readonly bodyStatus: 200 }>; // ApiResult<200>
 */
export type CallResult<Rule extends SuccessRule> = Rule extends {
  readonly bodyStatus: infer Status extends number;
}
  ? ApiResult<Status>
  : ApiMessage;

// The status decides alone: a message that is not text must not turn a sent e-mail into a failure.
const StatusBody = type({ status: number(), message: unknown(), reference: unknown() });
const AnyBody = type({ status: unknown(), message: unknown(), code: unknown() });

/**
 * Decides what a response means. The body is read as JSON whatever its content type says.
 *
 * @param rule - Which response specification section 7 lists as success.
 * @param text - The whole body.
 * @throws RejectedError or MalformedError
 */
export function parseResponse<Rule extends SuccessRule>(
  rule: Rule,
  response: Response,
  text: string,
): CallResult<Rule>;
export function parseResponse(
  rule: SuccessRule,
  response: Response,
  text: string,
): ApiResult<number> | ApiMessage {
  if ("httpStatus" in rule) {
    assertOk(response, text, rule.httpStatus);
    return { message: lenient(string(), parseAny(text).message) };
  }
  assertOk(response, text);
  const { status, ...body } = parseJson(text, StatusBody);
  const message = lenient(string(), body.message);
  if (status !== rule.bodyStatus) {
    throw new RejectedError({ httpStatus: response.status, bodyStatus: status, serverMessage: message });
  }
  return { status, message, reference: lenient(string(), body.reference) };
}

/**
 * Lets a response pass that has the HTTP status of a success.
 *
 * @param message - Of the error, instead of the server's own.
 * @throws RejectedError for HTTP 400 and above, MalformedError for any other, such as a redirect's
 */
export function assertOk(
  response: Response,
  text: string,
  success: number | "2xx" = "2xx",
  message?: string,
): void {
  const httpStatus = response.status;
  if (httpStatus >= 400) {
    const body = parseAny(text);
    throw new RejectedError({
      httpStatus,
      bodyStatus: lenient(number(), body.status),
      serverMessage: message ?? lenient(string(), body.message),
      code: lenient(number(), body.code),
    });
  }
  if (success === "2xx" ? !response.ok : httpStatus !== success) {
    const cause = new Error(`Expected HTTP ${success}, received HTTP ${httpStatus}`);
    throw new MalformedError({ cause });
  }
}

/**
 * A JSON body that keeps a struct.
 *
 * @throws MalformedError
 */
export function parseJson<Body, Schema>(text: string, body: Struct<Body, Schema>): Body {
  try {
    const value: unknown = JSON.parse(text);
    assert(value, body);
    return value;
  } catch (cause) {
    throw new MalformedError({ cause });
  }
}

function parseAny(text: string): Partial<typeof AnyBody.TYPE> {
  try {
    return parseJson(text, AnyBody);
  } catch {
    return {}; // a proxy's HTML page, say: the HTTP status is all there is to know
  }
}

/** A field that counts as missing where it is of another type. */
export function lenient<Value>(struct: Struct<Value, null>, value: unknown): Value | undefined {
  return is(value, struct) ? value : undefined;
}
