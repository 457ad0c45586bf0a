import ky from "ky";
import { createCall, type Call } from "./call.ts";

/**
 * The backend's address and timeout.
 *
 * @example const send = createSend({ baseUrl: "https://api.example.com", timeout: 5000 });
 */
export interface TransportOptions {
  /** The absolute http(s) base URL of all calls. Its path is kept. */
  readonly baseUrl: string;
  /**
   * The function to send with, called with a `Request`. It must abort on the request's `signal`.
   *
   * @default globalThis.fetch
   */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /**
   * The milliseconds that one attempt may take, response body included: 1 to 2147483647.
   *
   * @default 15000
   */
  readonly timeout?: number | undefined;
}

interface ServiceOptions {
  readonly url?: string | undefined;
  readonly authorization?: string | undefined;
}

/**
 * Creates the HTTP clients of the backend and of the verification service.
 *
 * @throws TypeError if a URL is not absolute; RangeError if `timeout` is out of range
 */
export function createTransport(
  { fetch, timeout = 15_000, ...options }: TransportOptions,
  { url, authorization }: ServiceOptions = {},
): Call {
  if (!(timeout >= 1 && timeout <= 2_147_483_647)) {
    throw new RangeError(
      `timeout is ${timeout}, but it must be from 1 to 2147483647 milliseconds. Pass one such as 15000.`,
    );
  }
  const baseUrl = parseBaseUrl("baseUrl", options.baseUrl);
  const backend = ky.create({
    prefix: baseUrl,
    headers: { accept: "application/json" },
    // "error" would look like a network error.
    redirect: "manual",
    fetch: bufferResponses(fetch),
    timeout,
  });
  const verification = backend.extend({
    prefix: parseBaseUrl("verification.url", url ?? `${baseUrl.replace(/\/+$/, "")}/verification`),
    headers: { authorization },
  });
  return createCall({ backend, verification });
}

/**
 * Wraps `fetch` to wait for the response's body, because ky's timeout and retries end at the headers:
 * https://github.com/sindresorhus/ky/issues/647
 */
function bufferResponses(
  fetch: typeof globalThis.fetch = (...request) => globalThis.fetch(...request),
): typeof globalThis.fetch {
  return async (...request) => {
    const response = await fetch(...request);
    await response.clone().text();
    return response;
  };
}

/**
 * Returns a normalized base URL.
 *
 * @throws TypeError if it is not absolute http(s), or has credentials, a query or a fragment
 */
function parseBaseUrl(option: "baseUrl" | "verification.url", baseUrl: string): string {
  try {
    const { protocol, origin, pathname, href } = new URL(baseUrl);
    if (/^https?:$/.test(protocol) && href === origin + pathname) return href;
  } catch {
    // Throws below. iOS 15.4 (specification section 9) lacks URL.canParse.
  }
  throw new TypeError(
    `${option} is ${JSON.stringify(baseUrl)}, but it must be an absolute http(s) URL without ` +
      'credentials, query or fragment. Pass one such as "https://api.example.com".',
  );
}
