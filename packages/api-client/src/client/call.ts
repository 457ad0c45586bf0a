import { isHTTPError, type KyInstance } from "ky";
import { toApiError } from "../errors/to-api-error.ts";
import type { CallDefinition } from "./call-definition.ts";
import { checkCall } from "./check-call.ts";
import { triedAgain, triedOnce } from "./tries.ts";

/**
 * What every call accepts after its payload.
 *
 * @example await api.contact.send(message, { signal: AbortSignal.timeout(3000) });
 */
export interface CallOptions {
  /** Ends the call, and the request under it, with an `AbortedError`. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * What the calls accept that send a message: those alone may be repeated without harm.
 *
 * @example await api.contact.send(message, { idempotencyKey: crypto.randomUUID() });
 */
export interface MessageOptions extends CallOptions {
  /**
   * Names the message, so that however often it is sent it is taken once; see
   * https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/. With it the call is tried up to three
   * times.
   */
  readonly idempotencyKey?: string | undefined;
}

/**
 * What the calls behind an emailed link accept.
 *
 * @example await api.phone.update(phone, { token: "a1b2" });
 */
export interface LinkOptions extends CallOptions {
  /** The link's secret, sent as `authorization: b {token}` (specification section 6). */
  readonly token: string;
}

/**
 * What `api.send` accepts after the fields.
 *
 * @example await api.send(newsletter, { email, topic }, { idempotencyKey, token, signal });
 */
export interface SendOptions extends MessageOptions {
  /** An emailed link's secret, sent as `authorization: b {token}`. */
  readonly token?: string | undefined;
}

/**
 * Makes one request and resolves to what its answer means, or rejects with an `ApiFailure`.
 *
 * @param read - Decides what an answer means, from its status and its whole body; throws an `ApiFailure`.
 * @throws TypeError on a definition that no call can be made by
 */
export type Call = <Result>(
  definition: CallDefinition,
  values: Readonly<Record<string, string>>,
  options: SendOptions | undefined,
  read: (response: Response, text: string) => Result,
) => Promise<Result>;

/**
 * The one boundary between the network and the calls: nothing but an `ApiFailure` leaves it, once a definition is right.
 *
 * @param backend - A ky instance for the calls of the backend.
 * @param verification - One for those of the verification service.
 * @param timeout - Milliseconds that one try may take, its answer's body included.
 *
 * @example
 * const call = createCall(ky.create({ prefix: "https://api.example.com" }), ky, 15_000);
 * await call(calls.contact, message, { signal }, read);
 */
export function createCall(backend: KyInstance, verification: KyInstance, timeout: number): Call {
  return async (definition, values, options = {}, read) => {
    checkCall(definition);
    const { method, path, names, repeatable, encoding, service } = definition;
    const { signal, token, idempotencyKey } = options;
    // Named one by one, so that nothing else a form holds leaves the page.
    const payload = Object.fromEntries(names.map((name) => [name, values[name] ?? ""]));
    try {
      const pending = (service ? verification : backend)(path, {
        method,
        ...(encoding === "form" ? { body: new URLSearchParams(payload) } : { json: payload }),
        headers: {
          ...(token !== undefined && { authorization: `b ${token}` }),
          ...(idempotencyKey !== undefined && { "idempotency-key": idempotencyKey }),
        },
        ...(repeatable && idempotencyKey !== undefined ? triedAgain(timeout) : triedOnce(timeout)),
        ...(signal && { signal }),
      });
      const [response, text] = await Promise.all([pending, pending.text()]).catch(lastAnswer);
      return read(response, text);
    } catch (thrown) {
      throw toApiError(thrown, signal);
    }
  };
}

/** The answer that the last try of several came to: ky has read its body, and decoded what it calls JSON. */
function lastAnswer(thrown: unknown): [Response, string] {
  if (!isHTTPError(thrown)) throw thrown;
  const { response, data = "" } = thrown;
  return [response, typeof data === "string" ? data : JSON.stringify(data)];
}
