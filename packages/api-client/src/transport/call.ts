import { isHTTPError, type KyInstance } from "ky";
import { toApiError } from "../errors/to-api-error.ts";
import { validateCall, type CallDefinition, type CallValue, type Service } from "./call-definition.ts";
import { withoutRetry, withRetry } from "./retry.ts";

/**
 * The options of every call.
 *
 * @example await send(newsletter, reader, { signal: AbortSignal.timeout(3000) });
 */
export interface CallOptions {
  /** Aborts the call and its request, with an `AbortedError`. */
  readonly signal?: AbortSignal | undefined;
  /**
   * The language of the page, sent as `?lang=`. A backend may respond in it.
   *
   * @example "fr"
   */
  readonly lang?: string | undefined;
}

/**
 * The options of calls that send a message.
 *
 * @example await send(newsletter, reader, { idempotencyKey: crypto.randomUUID() });
 */
export interface MessageOptions extends CallOptions {
  /**
   * The key by which the server recognizes a repeated message. A call with a key is attempted up to three times. See
   * https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/.
   */
  readonly idempotencyKey?: string | undefined;
  /**
   * Called before a wait that the server requests by `Retry-After`, in milliseconds.
   *
   * @example (milliseconds) => show(`Next attempt in ${milliseconds / 1000} seconds`)
   */
  readonly onRetryAfter?: ((milliseconds: number) => void) | undefined;
}

/**
 * The options of calls that an emailed link authorizes.
 *
 * @example await api.phone.update(phone, { token: "a1b2" });
 */
export interface LinkOptions extends CallOptions {
  /** The link's secret, sent as `authorization: b {token}` (specification section 6). */
  readonly token: string;
}

/**
 * The options of `send`.
 *
 * @example await send(newsletter, { email, topic }, { idempotencyKey, token, signal });
 */
export interface SendOptions extends MessageOptions {
  /** The secret of an emailed link, sent as `authorization: b {token}` (specification section 6). */
  readonly token?: string | undefined;
}

/**
 * Sends a request, and resolves to its parsed response.
 *
 * @param parse - parses a response by its status and body; throws an `AnyApiError`
 * @throws AnyApiError; TypeError if the definition is invalid
 */
export type Call = <Result>(
  definition: CallDefinition,
  values: Readonly<Record<string, CallValue>>,
  options: SendOptions | undefined,
  parse: (response: Response, text: string) => Result,
) => Promise<Result>;

/** Creates the function that sends the requests of all calls. */
export function createCall(services: Readonly<Record<Service, KyInstance>>): Call {
  return async (definition, values, options = {}, parse) => {
    validateCall(definition);
    const { method, path, fields, retryable, encoding, service = "backend" } = definition;
    const { signal, token, idempotencyKey, lang, onRetryAfter } = options;
    // Other values, such as those of a honeypot field, must not leave the page.
    const payload = fields ? Object.fromEntries(fields.map((field) => [field, values[field] ?? ""])) : values;
    try {
      const pending = services[service](path, {
        method,
        ...(lang !== undefined && { searchParams: { lang } }),
        ...(encoding === "form" ? { body: new URLSearchParams(textsOf(payload)) } : { json: payload }),
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

const textsOf = (values: Readonly<Record<string, CallValue>>) =>
  Object.entries(values).map(([field, value]) => [field, String(value)]);

/** Returns the response of an HTTPError. ky has already read its body, and parsed it if its content type is JSON. */
function responseOf(thrown: unknown): [Response, string] {
  if (!isHTTPError(thrown)) throw thrown;
  const { response, data = "" } = thrown;
  return [response, typeof data === "string" ? data : JSON.stringify(data)];
}
