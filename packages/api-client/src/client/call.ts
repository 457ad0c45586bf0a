import type { KyInstance } from "ky";
import { toApiError } from "../errors/to-api-error.ts";
import { readAnswer } from "./answer.ts";
import type { Answer } from "./answer.ts";

/** A row of the table in specification section 7. */
export interface Endpoint<Status extends number> {
  readonly method: "post" | "put";
  readonly path: `/${string}`;
  /** The body `status` that means success. */
  readonly success: Status;
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

/** Makes one request and resolves to its decoded answer, or rejects with an `ApiFailure`. */
export type Call = <Status extends number>(
  endpoint: Endpoint<Status>,
  payload: Readonly<Record<string, string>>,
  options?: CallOptions,
) => Promise<Answer<Status>>;

/**
 * The one boundary between the network and the calls: nothing but an `ApiFailure` leaves it.
 *
 * @param http - A ky instance that does not throw on HTTP errors.
 *
 * @example
 * const call = createCall(ky.create({ prefix: "https://api.example.com", throwHttpErrors: false }));
 * await call({ method: "post", path: "/admin/sendContactUsEmail", success: 200 }, message);
 */
export function createCall(http: KyInstance): Call {
  return async ({ method, path, success }, json, { signal } = {}) => {
    try {
      const pending = http(path, { method, json, ...(signal && { signal }) });
      // ky's timeout covers the body only when the shortcut on its own promise reads it.
      const [response, text] = await Promise.all([pending, pending.text()]);
      return readAnswer(response, text, success);
    } catch (thrown) {
      throw toApiError(thrown, signal);
    }
  };
}
