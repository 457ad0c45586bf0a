import { assert, is, number, record, string, unknown } from "superstruct";
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

/** The JSON of a list with a status by which a backend says that a call failed. */
const failed = /[[,]"?([45]\d\d|false|fail(ed|ure)?|error)"?[\],]/i;
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
  const isByHttpStatus = "httpStatus" in rule;
  assertOk(response, text, isByHttpStatus ? rule.httpStatus : "2xx");
  const { status, success, ...body } = (isByHttpStatus ? tryParseBody : parseJson)(text);
  // A message that is not text must not turn a sent email into a failure.
  const message = valueIfValid(string(), body.message);
  const saysFailure = failed.test(JSON.stringify([status, success]));
  if (isByHttpStatus) {
    if (saysFailure) throw rejection(response, text);
    return { message };
  }
  if (status === rule.bodyStatus)
    return { status, message, reference: valueIfValid(string(), body.reference) };
  // A failure has the server's message, even without a status.
  if (is(status, number()) || (message !== undefined && (saysFailure || status == null)))
    throw rejection(response, text);
  throw unexpected(`status ${rule.bodyStatus}`, typeof status);
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
  if (success === "2xx" ? !response.ok : httpStatus !== success)
    throw unexpected(`HTTP ${success}`, `HTTP ${httpStatus}`);
}

/** Creates an error whose cause quotes nothing of the response. */
function unexpected(expected: string, received: string): MalformedError {
  return new MalformedError({ cause: new Error(`Expected ${expected}, received ${received}`) });
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
 * Returns a JSON body.
 *
 * @throws MalformedError
 */
export function parseJson(text: string): typeof AnyBody.TYPE {
  try {
    const value: unknown = JSON.parse(text);
    assert(value, AnyBody);
    return value;
  } catch (cause) {
    throw new MalformedError({ cause });
  }
}

function tryParseBody(text: string): typeof AnyBody.TYPE {
  try {
    return parseJson(text);
  } catch {
    return {}; // such as a proxy's HTML page
  }
}

/** Returns a value, or undefined if it does not match a struct. */
function valueIfValid<Value>(struct: Struct<Value, null>, value: unknown): Value | undefined {
  return is(value, struct) ? value : undefined;
}
