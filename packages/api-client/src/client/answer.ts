import { coerce, is, mask, number, object, optional, string, unknown } from "superstruct";
import type { Struct } from "superstruct";
import { MalformedError } from "../errors/malformed-error.ts";
import { RejectedError } from "../errors/rejected-error.ts";

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

// The status decides alone: a message that is not text must not turn a sent e-mail into a failure.
const AnswerBody = object({
  status: number(),
  message: orNothing(string()),
  reference: orNothing(string()),
});
const RefusalBody = object({
  status: orNothing(number()),
  message: orNothing(string()),
  code: orNothing(number()),
});

/**
 * Decides what an answer means. The body is read as JSON whatever its content type says.
 *
 * @param success - The body `status` that specification section 7 lists as success.
 * @returns a function of the answer's HTTP status and its whole body, which throws RejectedError or MalformedError
 *
 * @example
 * readAnswer(200)(new Response(), '{"status":200}'); // { status: 200 }
 */
export function readAnswer<Status extends number>(success: Status) {
  return (response: Response, text: string): Answer<Status> => {
    const { status, message, reference } = decode(accepted(response, text), AnswerBody);
    if (status !== success) {
      throw new RejectedError({ httpStatus: response.status, bodyStatus: status, serverMessage: message });
    }
    return { status: success, message, reference };
  };
}

/**
 * The body of an answer that is a 2xx.
 *
 * @throws RejectedError for HTTP 400 and above, MalformedError for a redirect
 */
export function accepted(response: Response, text: string): string {
  const httpStatus = response.status;
  if (httpStatus >= 400) {
    const { status, message, code } = readRefusal(text);
    throw new RejectedError({ httpStatus, bodyStatus: status, serverMessage: message, code });
  }
  if (!response.ok) {
    const cause = new Error(`Expected HTTP 2xx, received a redirect (HTTP ${httpStatus})`);
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

function readRefusal(text: string): Partial<typeof RefusalBody.TYPE> {
  try {
    return decode(text, RefusalBody);
  } catch {
    return {}; // a proxy's HTML page, say: the HTTP status is all there is to know
  }
}

/** A field that counts as missing where it is of another type. */
export function orNothing<Value>(struct: Struct<Value, null>): Struct<Value | undefined, null> {
  return coerce(optional(struct), unknown(), (value) => (is(value, struct) ? value : undefined));
}
