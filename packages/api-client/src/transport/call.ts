import { isHTTPError, type KyInstance } from "ky";
import { toApiError } from "../errors/to-api-error.ts";
import { checkCall, type CallDefinition, type Service } from "./call-definition.ts";
import { withoutRetry, withRetry } from "./retry.ts";

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
   * Names the message, so that however often it is sent it is accepted once; see
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
 * Makes one request and resolves to what its response means, or rejects with an `ApiFailure`.
 *
 * @param parse - Decides what a response means, from its status and its whole body; throws an `ApiFailure`.
 * @throws TypeError on a definition that no call can be made by
 */
export type Call = <Result>(
  definition: CallDefinition,
  values: Readonly<Record<string, string>>,
  options: SendOptions | undefined,
  parse: (response: Response, text: string) => Result,
) => Promise<Result>;

/**
 * The one boundary between the network and the calls: nothing but an `ApiFailure` leaves it, once a definition is right.
 *
 * @param services - The ky instance of each service.
 */
export function createCall(services: Readonly<Record<Service, KyInstance>>): Call {
  return async (definition, values, options = {}, parse) => {
    checkCall(definition);
    const { method, path, names, repeatable, encoding, service = "backend" } = definition;
    const { signal, token, idempotencyKey } = options;
    // Named one by one, so that nothing else a form holds leaves the page.
    const payload = Object.fromEntries(names.map((name) => [name, values[name] ?? ""]));
    try {
      const pending = services[service](path, {
        method,
        ...(encoding === "form" ? { body: new URLSearchParams(payload) } : { json: payload }),
        headers: {
          ...(token !== undefined && { authorization: `b ${token}` }),
          ...(idempotencyKey !== undefined && { "idempotency-key": idempotencyKey }),
        },
        ...(repeatable && idempotencyKey !== undefined ? withRetry : withoutRetry),
        ...(signal && { signal }),
      });
      const [response, text] = await Promise.all([pending, pending.text()]).catch(responseOf);
      return parse(response, text);
    } catch (thrown) {
      throw toApiError(thrown, signal);
    }
  };
}

/** The response of the last try of several: ky has read its body, and decoded what it calls JSON. */
function responseOf(thrown: unknown): [Response, string] {
  if (!isHTTPError(thrown)) throw thrown;
  const { response, data = "" } = thrown;
  return [response, typeof data === "string" ? data : JSON.stringify(data)];
}
