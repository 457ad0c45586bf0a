/**
 * Checks the address that every path is put behind, and returns it in its normal form.
 *
 * @throws TypeError when it is not an absolute http(s) URL, or has parts that cannot stand before a
 * path: credentials (`fetch` refuses them), a query, or a fragment. It begins with the name of the option.
 *
 * @example
 * checkBaseUrl("baseUrl", "https://api.example.com"); // "https://api.example.com/"
 */
export function checkBaseUrl(option: "baseUrl" | "verification.url", baseUrl: string): string {
  try {
    const { protocol, origin, pathname, href } = new URL(baseUrl);
    if (/^https?:$/.test(protocol) && href === origin + pathname) return href;
  } catch {
    // Refused below. URL.canParse would be plainer, but iOS 15.4 (specification section 9) lacks it.
  }
  throw new TypeError(
    `${option} is ${JSON.stringify(baseUrl)}, but it must be an absolute http(s) URL without ` +
      'credentials, query or fragment. Pass one such as "https://api.example.com".',
  );
}
