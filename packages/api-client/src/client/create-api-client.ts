import ky from "ky";
import { contactCalls } from "../contact/contact.ts";
import type { ContactCalls } from "../contact/contact.ts";
import { checkBaseUrl } from "./base-url.ts";
import { createCall } from "./call.ts";

/**
 * Where the backend is, and how patient the client is with it.
 *
 * @example createApiClient({ baseUrl: "https://api.example.com", timeout: 5000 });
 */
export interface ApiClientOptions {
  /** Absolute http(s) URL that every path is put behind; a path of its own is kept. */
  readonly baseUrl: string;
  /**
   * Called with one `Request`; must end when the request's `signal` does.
   *
   * @default globalThis.fetch
   */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /**
   * Milliseconds that a call may take in all, its answer's body included; 1 to 2147483647.
   *
   * @default 15000
   */
  readonly timeout?: number | undefined;
}

/**
 * The backend's calls, grouped by subject.
 *
 * @example const send = (api: ApiClient, message: ContactMessage) => api.contact.send(message);
 */
export interface ApiClient {
  readonly contact: ContactCalls;
}

/**
 * Makes the client for the backend of specification section 7.
 *
 * A call is sent once and never retried: what it asks for (an e-mail, say) must not happen twice.
 * A redirect is not followed. A failed call rejects with an `ApiFailure` and nothing else.
 *
 * @param options - see {@link ApiClientOptions}
 * @throws TypeError on a `baseUrl` that is not absolute, RangeError on a `timeout` out of range.
 *
 * @example
 * const api = createApiClient({ baseUrl: "https://api.example.com" });
 * await api.contact.send({ topic: "Ad Sales", email: "ada@example.com", description: "Hello" });
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { baseUrl, fetch, timeout = 15_000 } = options;
  if (!(timeout >= 1 && timeout <= 2_147_483_647)) {
    throw new RangeError(
      `timeout is ${timeout}, but it must be from 1 to 2147483647 milliseconds. Pass one such as 15000.`,
    );
  }
  const http = ky.create({
    prefix: checkBaseUrl(baseUrl),
    headers: { accept: "application/json" },
    retry: 0,
    timeout: false,
    totalTimeout: timeout,
    throwHttpErrors: false,
    // "error" would look like a lost connection; "manual" shows an answer that is no 2xx.
    redirect: "manual",
    ...(fetch && { fetch }),
  });
  return { contact: contactCalls(createCall(http)) };
}
