import ky from "ky";
import { checkBaseUrl } from "./base-url.ts";
import { createCall, type Call } from "./call.ts";

/**
 * Where the backend is, and how patient the client is with it.
 *
 * @example const send = createSend({ baseUrl: "https://api.example.com", timeout: 5000 });
 */
export interface TransportOptions {
  /** Absolute http(s) URL that every path is put behind; a path of its own is kept. */
  readonly baseUrl: string;
  /**
   * Called with one `Request`; must end when the request's `signal` does.
   *
   * @default globalThis.fetch
   */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /**
   * Milliseconds that one try of a call may take, the response's body included; 1 to 2147483647.
   *
   * @default 15000
   */
  readonly timeout?: number | undefined;
}

/** Where the verification service is, unless it is "verification" behind the `baseUrl`, and how it knows the caller. */
interface ServiceOptions {
  readonly url?: string | undefined;
  readonly authorization?: string | undefined;
}

/**
 * Makes what every call goes through: one HTTP client for the backend, one for the verification service.
 *
 * @throws TypeError on a URL that is not absolute, RangeError on a `timeout` out of range
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
  const baseUrl = checkBaseUrl("baseUrl", options.baseUrl);
  const backend = ky.create({
    prefix: baseUrl,
    headers: { accept: "application/json" },
    // "error" would look like a lost connection; "manual" shows a response that is no 2xx.
    redirect: "manual",
    fetch: bufferResponses(fetch),
    timeout,
  });
  const verification = backend.extend({
    prefix: checkBaseUrl("verification.url", url ?? `${baseUrl.replace(/\/+$/, "")}/verification`),
    headers: { authorization },
  });
  return createCall({ backend, verification });
}

/**
 * Makes a `fetch` wait for a response's body too: ky's timeout and retries end at the headers, see
 * https://github.com/sindresorhus/ky/issues/647.
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
