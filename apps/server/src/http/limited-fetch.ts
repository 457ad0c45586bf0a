/** The most that another service may send in one response, in bytes. */
const maxBytes = 2 ** 20;

/**
 * `fetch`, for services that may fail: a response of more than a MiB, once decompressed, is given up.
 *
 * @throws Error then
 */
export const limitedFetch: typeof fetch = async (input, init) => {
  const giveUp = new AbortController();
  const request = new Request(input, init);
  const response = await fetch(request, { signal: AbortSignal.any([request.signal, giveUp.signal]) });
  let size = 0;
  for await (const chunk of response.clone().body ?? []) {
    size += chunk.length;
    if (size <= maxBytes) continue;
    giveUp.abort();
    throw new Error(`A service sent more than ${maxBytes} bytes.`);
  }
  return response;
};
