import { isHTTPError, type KyInstance } from "ky";
import { toApiError } from "../errors/to-api-error.ts";
import { triedAgain, triedOnce } from "./tries.ts";

/** One request, and what its answer means. */
export interface CallRequest<Result> {
  readonly method: "post" | "put";
  readonly path: string;
  readonly payload: Readonly<Record<string, string>>;
  /** How the payload travels. @default "json" */
  readonly encoding?: "json" | "form";
  /** Whether it may be sent again by itself where it has an idempotency key. @default false */
  readonly retried?: boolean;
  /**
   * Decides what an answer means, from its status and its whole body.
   *
   * @throws ApiFailure
   */
  readonly read: (response: Response, text: string) => Result;
}

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

/** Makes one request and resolves to what its answer means, or rejects with an `ApiFailure`. */
export type Call = <Result>(
  request: CallRequest<Result>,
  options?: CallOptions & Partial<MessageOptions & LinkOptions>,
) => Promise<Result>;

/**
 * The one boundary between the network and the calls: nothing but an `ApiFailure` leaves it.
 *
 * @param http - A ky instance.
 * @param timeout - Milliseconds that one try may take, its answer's body included.
 *
 * @example
 * const call = createCall(ky.create({ prefix: "https://api.example.com" }), 15_000);
 * await call({ method: "post", path: "/admin/sendContactUsEmail", payload: message, read }, { signal });
 */
export function createCall(http: KyInstance, timeout: number): Call {
  return async ({ method, path, payload, encoding = "json", retried = false, read }, options = {}) => {
    const { signal, token, idempotencyKey } = options;
    try {
      const pending = http(path, {
        method,
        ...(encoding === "json" ? { json: payload } : { body: new URLSearchParams(payload) }),
        headers: {
          ...(token !== undefined && { authorization: `b ${token}` }),
          ...(idempotencyKey !== undefined && { "idempotency-key": idempotencyKey }),
        },
        ...(retried && idempotencyKey !== undefined ? triedAgain(timeout) : triedOnce(timeout)),
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
