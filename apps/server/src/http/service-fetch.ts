import { Agent, buildConnector, fetch as send, interceptors } from "undici";

/** In bytes, decompressed. */
const maxResponse = 2 ** 20;
/** Of name lookup, TCP and TLS together, in milliseconds. */
const connectTimeout = 2_000;
/** Before the second attempt to connect, in milliseconds. */
const retryPause = 500;

/** The errors of requests that were not sent. */
const unsentErrors = new WeakSet<object>();
const connectOnce = buildConnector({ allowH2: false, timeout: connectTimeout });
// Without pipelining, each request has a connection of its own. A service may close a reused one just as a request leaves.
const dispatcher = new Agent({ connect, maxResponseSize: maxResponse, pipelining: 0 }).compose(
  interceptors.decompress({ maxSize: maxResponse, skipErrorResponses: false }),
);

/** Returns whether a call failed before anything was sent: in the name lookup, TCP or TLS. */
export function isUnsent(error: unknown): boolean {
  return error instanceof Error && (unsentErrors.has(error) || isUnsent(error.cause));
}

/** Connects, at the second attempt if the first one fails. */
function connect(...[options, callback]: Parameters<buildConnector.connector>): void {
  connectOnce(options, (...first) => {
    if (first[1]) return callback(...first);
    return setTimeout(connectOnce, retryPause, options, (...second: Parameters<typeof callback>) => {
      if (second[0]) unsentErrors.add(second[0]);
      callback(...second);
    });
  });
}

/** Fetches from another company's service. Only a request that was not sent is repeated, once. */
export const serviceFetch: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  const { url, method, signal } = request;
  const [headers, body] = [Object.fromEntries(request.headers), (await request.text()) || null];
  const response = await send(url, { method, headers, body, signal, redirect: "manual", dispatcher });
  // JSON is in UTF-8, but old backends declare other charsets.
  const [, charset] = /charset="?((?!utf-?8)[\w-]+)/i.exec(response.headers.get("content-type") ?? "") ?? [];
  const text = new TextDecoder(charset).decode(await response.arrayBuffer());
  // Such as a site that answers every path. Some calls succeed by the HTTP status alone.
  if (response.ok && /^\s*</.test(text)) throw new TypeError("Expected JSON, received a page");
  // A response such as 204 has no body.
  return new Response(text || null, { status: response.status, headers: [...response.headers] });
};
