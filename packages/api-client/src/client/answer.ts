import { coerce, is, mask, number, object, optional, string, unknown } from "superstruct";
import type { Struct } from "superstruct";
import { MalformedError } from "../errors/malformed-error.ts";
import { RejectedError } from "../errors/rejected-error.ts";
import type { CallResult, SuccessRule } from "./call-definition.ts";

/**
 * A successful answer: the `status` that means success for the call, and the server's words, if any.
 *
 * @example const { message = "Sent" }: Answer<200> = await api.contact.send(contactMessage);
 */
export interface Answer<Status extends number> {
  readonly status: Status;
  readonly message?: string | undefined;
  /** The number under which the server keeps a message, where it tells it. */
  readonly reference?: string | undefined;
}

/**
 * A successful answer of a call that HTTP's status decides: the server's words, if any.
 *
 * @example const { message = "Changed" }: Words = await api.password.change({ newPassword }, { token });
 */
export interface Words {
  readonly message?: string | undefined;
}

// The status decides alone: a message that is not text must not turn a sent e-mail into a failure.
const AnswerBody = object({
  status: number(),
  message: orNothing(string()),
  reference: orNothing(string()),
});
const AnyBody = object({
  status: orNothing(number()),
  message: orNothing(string()),
  code: orNothing(number()),
});

/**
 * Decides what an answer means. The body is read as JSON whatever its content type says.
 *
 * @param rule - Which answer specification section 7 lists as success.
 * @param text - The answer's whole body.
 * @throws RejectedError or MalformedError
 *
 * @example
 * readAnswer({ bodyStatus: 200 }, new Response(), '{"status":200}'); // { status: 200 }
 */
export function readAnswer<Rule extends SuccessRule>(
  rule: Rule,
  response: Response,
  text: string,
): CallResult<Rule>;
export function readAnswer(rule: SuccessRule, response: Response, text: string): Answer<number> | Words {
  if ("httpStatus" in rule) {
    // The HTTP status alone says that it is done.
    const { message } = readIfAny(accepted(response, text, rule.httpStatus));
    return { message };
  }
  const success = rule.bodyStatus;
  const { status, message, reference } = decode(accepted(response, text), AnswerBody);
  if (status !== success) {
    throw new RejectedError({ httpStatus: response.status, bodyStatus: status, serverMessage: message });
  }
  return { status, message, reference };
}

/**
 * The body of an answer with the HTTP status that means success.
 *
 * @param words - What a refusal is told as, instead of the server's own message.
 * @throws RejectedError for HTTP 400 and above, MalformedError for any other, such as a redirect's
 */
export function accepted(
  response: Response,
  text: string,
  success: number | "2xx" = "2xx",
  words?: string,
): string {
  const httpStatus = response.status;
  if (httpStatus >= 400) {
    const { status, message, code } = readIfAny(text);
    throw new RejectedError({ httpStatus, bodyStatus: status, serverMessage: words ?? message, code });
  }
  if (success === "2xx" ? !response.ok : httpStatus !== success) {
    const cause = new Error(`Expected HTTP ${success}, received HTTP ${httpStatus}`);
    throw new MalformedError({ cause });
  }
  return text;
}

/**
 * The fields of a JSON body that a struct names; others are left out.
 *
 * @throws MalformedError
 */
export function decode<Body, Schema>(text: string, body: Struct<Body, Schema>): Body {
  try {
    return mask(JSON.parse(text), body);
  } catch (cause) {
    throw new MalformedError({ cause });
  }
}

function readIfAny(text: string): Partial<typeof AnyBody.TYPE> {
  try {
    return decode(text, AnyBody);
  } catch {
    return {}; // a proxy's HTML page, say: the HTTP status is all there is to know
  }
}

/** A field that counts as missing where it is of another type. */
export function orNothing<Value>(struct: Struct<Value, null>): Struct<Value | undefined, null> {
  return coerce(optional(struct), unknown(), (value) => (is(value, struct) ? value : undefined));
}
