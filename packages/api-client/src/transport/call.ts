import { isHTTPError, type KyInstance } from "ky";
import { toApiError } from "../errors/to-api-error.ts";
import { validateCall, type CallDefinition, type Service } from "./call-definition.ts";
import { withoutRetry, withRetry } from "./retry.ts";

/**
 * The options of every call.
 *
 * @example await api.contact.send(message, { signal: AbortSignal.timeout(3000) });
 */
export interface CallOptions {
  /** Aborts the call and its request, with an `AbortedError`. */
  readonly signal?: AbortSignal | undefined;
  /**
   * The language of the caller's page, sent as `?lang=`: a backend that speaks it answers in it. What is sent is the same in
   * every language.
   *
   * @example "fr"
   */
  readonly lang?: string | undefined;
}

/**
 * The options of calls that send a message: only those may be retried safely.
 *
 * @example await api.contact.send(message, { idempotencyKey: crypto.randomUUID() });
 */
export interface MessageOptions extends CallOptions {
  /**
   * Identifies the message, so that it is accepted only once however often it is sent; see
   * https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/. With a key the call is attempted up to
   * three times.
   */
  readonly idempotencyKey?: string | undefined;
  /**
   * Called when the server asks for a wait before the next attempt, by `Retry-After`, with its milliseconds.
   *
   * @example (milliseconds) => show(`Next attempt in ${milliseconds / 1000} seconds`)
   */
  readonly onRetryAfter?: ((milliseconds: number) => void) | undefined;
}

/**
 * The options of calls behind an emailed link.
 *
 * @example await api.phone.update(phone, { token: "a1b2" });
 */
export interface LinkOptions extends CallOptions {
  /** The link's secret, sent as `authorization: b {token}` (specification section 6). */
  readonly token: string;
}

/**
 * The options of `api.send`.
 *
 * @example await api.send(newsletter, { email, topic }, { idempotencyKey, token, signal });
 */
export interface SendOptions extends MessageOptions {
  /** An emailed link's secret, sent as `authorization: b {token}`. */
  readonly token?: string | undefined;
}

/**
 * Makes one request and resolves to its parsed response, or rejects with an `AnyApiError`.
 *
 * @param parse - Interprets a response by its status and body; throws an `AnyApiError`.
 * @throws TypeError on an invalid definition
 */
export type Call = <Result>(
  definition: CallDefinition,
  values: Readonly<Record<string, string>>,
  options: SendOptions | undefined,
  parse: (response: Response, text: string) => Result,
) => Promise<Result>;

/** The boundary between the network and the calls: with a valid definition, it rejects only with an `AnyApiError`. */
export function createCall(services: Readonly<Record<Service, KyInstance>>): Call {
  return async (definition, values, options = {}, parse) => {
    validateCall(definition);
    const { method, path, fields, retryable, encoding, service = "backend" } = definition;
    const { signal, token, idempotencyKey, lang, onRetryAfter } = options;
    // Picked by name, so that no other form values leave the page.
    const payload = Object.fromEntries(fields.map((field) => [field, values[field] ?? ""]));
    try {
      const pending = services[service](path, {
        method,
        ...(lang !== undefined && { searchParams: { lang } }),
        ...(encoding === "form" ? { body: new URLSearchParams(payload) } : { json: payload }),
        headers: {
          ...(token !== undefined && { authorization: `b ${token}` }),
          ...(idempotencyKey !== undefined && { "idempotency-key": idempotencyKey }),
        },
        ...(retryable && idempotencyKey !== undefined ? withRetry(onRetryAfter) : withoutRetry),
        ...(signal && { signal }),
      });
      const [response, text] = await Promise.all([pending, pending.text()]).catch(responseOf);
      return parse(response, text);
    } catch (thrown) {
      throw toApiError(thrown, signal);
    }
  };
}

/** The response of the last attempt: ky has read its body, and parsed it if its content type is JSON. */
function responseOf(thrown: unknown): [Response, string] {
  if (!isHTTPError(thrown)) throw thrown;
  const { response, data = "" } = thrown;
  return [response, typeof data === "string" ? data : JSON.stringify(data)];
}
