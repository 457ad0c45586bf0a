/** In bytes. */
const maxResponse = 2 ** 20;

/**
 * Fetches with a limit of a MiB on the decompressed response, for services that may fail. The `maxResponseSize` of undici
 * counts compressed bytes, and Node's `fetch` does not take it.
 */
export const limitedFetch: typeof fetch = async (input, init) => {
  const limit = new AbortController();
  const request = new Request(input, init);
  const response = await fetch(request, { signal: AbortSignal.any([request.signal, limit.signal]) });
  let size = 0;
  for await (const chunk of response.clone().body ?? []) {
    size += chunk.length;
    if (size <= maxResponse) continue;
    limit.abort();
    throw new Error(`A service sent more than ${maxResponse} bytes.`);
  }
  return response;
};
