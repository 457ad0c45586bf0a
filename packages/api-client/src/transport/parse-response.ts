import { assert, is, number, record, string, type, unknown } from "superstruct";
import type { Struct } from "superstruct";
import { MalformedError } from "../errors/api-error.ts";
import { RejectedError } from "../errors/rejected-error.ts";
import type { SuccessRule } from "./call-definition.ts";
import { retryAfter } from "./retry.ts";

/**
 * The result of a call that succeeds by the body's `status`.
 *
 * @example const { message = "Sent" }: ApiResult<200> = await api.contact.send(contactMessage);
 */
export interface ApiResult<Status extends number> {
  readonly status: Status;
  readonly message?: string | undefined;
  /** The server's reference number for the message. */
  readonly reference?: string | undefined;
}

/**
 * The result of a call that succeeds by the HTTP status.
 *
 * @example const { message = "Changed" }: ApiMessage = await api.password.change({ newPassword }, { token });
 */
export interface ApiMessage {
  readonly message?: string | undefined;
}

/**
 * The result of a call, by its success rule.
 *
 * @example type Sent = CallResult<{ readonly bodyStatus: 200 }>; // ApiResult<200>
 */
export type CallResult<Rule extends SuccessRule> = Rule extends {
  readonly bodyStatus: infer Status extends number;
}
  ? ApiResult<Status>
  : ApiMessage;

// The message is unknown, because one that is not text must not turn a sent email into a failure.
const StatusBody = type({ status: number(), message: unknown(), reference: unknown() });
const AnyBody = record(string(), unknown());
const FieldErrors = record(string(), string());

/**
 * Parses a response by its success rule. Ignores the content type of the body.
 *
 * @throws RejectedError; MalformedError
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
    return { message: valueIfValid(string(), tryParseBody(text).message) };
  }
  assertOk(response, text);
  // A failure has the server's message, even without a status.
  const { status: given, message: reason } = tryParseBody(text);
  if (given === undefined && is(reason, string())) throw rejection(response, text);
  const { status, ...body } = parseJson(text, StatusBody);
  if (status !== rule.bodyStatus) throw rejection(response, text);
  const message = valueIfValid(string(), body.message);
  return { status, message, reference: valueIfValid(string(), body.reference) };
}

/**
 * Asserts that a response has the HTTP status of a success.
 *
 * @param message - the message of a RejectedError; default: the server's
 * @throws RejectedError for HTTP 400 and above; MalformedError for others, such as a redirect
 */
export function assertOk(
  response: Response,
  text: string,
  success: number | "2xx" = "2xx",
  message?: string,
): void {
  const httpStatus = response.status;
  if (httpStatus >= 400) throw rejection(response, text, message);
  if (success === "2xx" ? !response.ok : httpStatus !== success) {
    const cause = new Error(`Expected HTTP ${success}, received HTTP ${httpStatus}`);
    throw new MalformedError({ cause });
  }
}

function rejection(response: Response, text: string, message?: string): RejectedError {
  const body = tryParseBody(text);
  return new RejectedError({
    httpStatus: response.status,
    bodyStatus: valueIfValid(number(), body.status),
    serverMessage: valueIfValid(string(), body.message),
    message,
    code: valueIfValid(number(), body.code),
    reason: valueIfValid(string(), body.reason),
    retryAfter: retryAfter(response),
    fieldErrors: valueIfValid(FieldErrors, body.errors),
  });
}

/**
 * Returns a JSON body, validated by a struct.
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

function tryParseBody(text: string): typeof AnyBody.TYPE {
  try {
    return parseJson(text, AnyBody);
  } catch {
    return {}; // such as a proxy's HTML page
  }
}

/** Returns a value, or undefined if it does not match a struct. */
function valueIfValid<Value>(struct: Struct<Value, null>, value: unknown): Value | undefined {
  return is(value, struct) ? value : undefined;
}
