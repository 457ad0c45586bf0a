import { once } from "node:events";
import http from "node:http";
import https from "node:https";
import { pipeline } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { createUnzip } from "node:zlib";

/** In bytes, decompressed. */
const maxResponse = 2 ** 20;
/** Of name lookup, TCP and TLS together, in milliseconds. */
const connectTimeout = 2_000;
/** Before the second attempt to connect, in milliseconds. */
const retryPause = 500;

/** The errors of requests that were not sent. */
const unsentErrors = new WeakSet<object>();

/** Returns whether a call failed before anything was sent: in the name lookup, TCP or TLS. */
export function isUnsent(error: unknown): boolean {
  return error instanceof Error && (unsentErrors.has(error) || isUnsent(error.cause));
}

/**
 * Fetches from another company's service, over a connection of its own: a service may close a reused one just as a
 * request leaves. Node's `fetch` reuses them, over HTTP/2 despite `Connection: close`, and does not tell whether a failed
 * request was sent. Only one that was not sent is repeated, once.
 */
export const serviceFetch: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  const body = Buffer.from(await request.arrayBuffer());
  return await send(request, body).catch(async (error: unknown) => {
    if (!isUnsent(error)) throw error;
    await pause(retryPause);
    return await send(request, body);
  });
};

async function send({ url, method, headers, signal }: Request, body: Buffer): Promise<Response> {
  const [{ request }, connected] = url.startsWith("https:") ? [https, "secureConnect"] : [http, "connect"];
  const client = request(url, { method, headers: Object.fromEntries(headers), agent: false, signal });
  const tooSlow = new Error(`not connected after ${connectTimeout} ms`);
  const timer = setTimeout(() => client.destroy(tooSlow), connectTimeout);
  let isSent = false;
  client.on("socket", (socket) =>
    socket.once(connected, () => {
      isSent = true;
      clearTimeout(timer);
    }),
  );
  // Without this listener, an error after the response's head would end the process.
  client.on("error", () => {});
  client.end(body);
  try {
    const [response]: http.IncomingMessage[] = await once(client, "response");
    if (!response) throw new Error("no response");
    return await readResponse(response);
  } catch (cause) {
    clearTimeout(timer);
    client.destroy();
    // As the Fetch standard has it.
    const error: unknown = signal.aborted ? signal.reason : new TypeError("fetch failed", { cause });
    if (!isSent) unsentErrors.add(Object(error));
    throw error;
  }
}

async function readResponse(incoming: http.IncomingMessage): Promise<Response> {
  const { statusCode: status = 0, headers } = incoming;
  const isZipped = /gzip|deflate/i.test(headers["content-encoding"] ?? "");
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of isZipped ? pipeline(incoming, createUnzip(), () => {}) : incoming) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > maxResponse) throw new Error(`A service sent more than ${maxResponse} bytes.`);
  }
  // JSON is in UTF-8, but old backends declare other charsets.
  const [, charset] = /charset="?([\w-]+)/i.exec(headers["content-type"] ?? "") ?? [];
  const text = new TextDecoder(charset).decode(Buffer.concat(chunks));
  // Such as a site that answers every path. Some calls succeed by the HTTP status alone.
  if (status < 300 && /^\s*</.test(text)) throw new Error("Expected JSON, received a page");
  const retryAfter = headers["retry-after"];
  // A response such as 204 has no body.
  return new Response(text || null, { status, headers: retryAfter ? { "retry-after": retryAfter } : {} });
}
