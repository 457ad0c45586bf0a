/**
 * Returns a normalized base URL.
 *
 * @throws TypeError if it is not absolute http(s), or has credentials, a query or a fragment
 */
export function parseBaseUrl(option: "baseUrl" | "verification.url", baseUrl: string): string {
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
