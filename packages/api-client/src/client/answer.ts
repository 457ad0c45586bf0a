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
}

// The status decides alone: a message that is not text must not turn a sent e-mail into a failure.
const AnswerBody = object({ status: number(), message: orNothing(string()) });
const RefusalBody = object({ status: orNothing(number()), message: orNothing(string()) });

/**
 * Decides what an answer means. The body is read as JSON whatever its content type says.
 *
 * @param response - Its HTTP status.
 * @param text - Its whole body.
 * @param success - The body `status` that specification section 7 lists as success.
 * @throws RejectedError or MalformedError.
 *
 * @example
 * readAnswer(new Response(), '{"status":200}', 200); // { status: 200 }
 */
export function readAnswer<Status extends number>(
  response: Response,
  text: string,
  success: Status,
): Answer<Status> {
  const httpStatus = response.status;
  if (httpStatus >= 400) {
    const { status, message } = readRefusal(text);
    throw new RejectedError({ httpStatus, bodyStatus: status, serverMessage: message });
  }
  if (!response.ok) {
    const cause = new Error(`Expected HTTP 2xx, received a redirect (HTTP ${httpStatus})`);
    throw new MalformedError({ cause });
  }
  const { status, message } = decode(text, AnswerBody);
  if (status !== success) {
    throw new RejectedError({ httpStatus, bodyStatus: status, serverMessage: message });
  }
  return { status: success, message };
}

function decode<Body, Schema>(text: string, body: Struct<Body, Schema>): Body {
  try {
    return mask(JSON.parse(text), body);
  } catch (cause) {
    throw new MalformedError({ cause });
  }
}

function readRefusal(text: string): { status?: number | undefined; message?: string | undefined } {
  try {
    return decode(text, RefusalBody);
  } catch {
    return {}; // a proxy's HTML page, say: the HTTP status is all there is to know
  }
}

function orNothing<Value>(struct: Struct<Value, null>): Struct<Value | undefined, null> {
  return coerce(optional(struct), unknown(), (value) => (is(value, struct) ? value : undefined));
}
