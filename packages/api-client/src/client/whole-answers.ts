/**
 * Makes a `fetch` wait for an answer's body too: ky's timeout and retries end at the headers, see
 * https://github.com/sindresorhus/ky/issues/647.
 *
 * @param fetch - instead of the platform's
 *
 * @example ky.create({ fetch: wholeAnswers() });
 */
export function wholeAnswers(
  fetch: typeof globalThis.fetch = (...request) => globalThis.fetch(...request),
): typeof globalThis.fetch {
  return async (...request) => {
    const response = await fetch(...request);
    await response.clone().text();
    return response;
  };
}
