/**
 * Returns the app's ID in an App Store link; `undefined` for a placeholder, whose ID begins with 0.
 *
 * @example appStoreId("https://apps.apple.com/us/app/moyo/id1234567890"); // "1234567890"
 */
export function appStoreId(link: string): string | undefined {
  return /^https:\/\/apps\.apple\.com\/.*\bid([1-9]\d*)$/.exec(link)?.[1];
}
