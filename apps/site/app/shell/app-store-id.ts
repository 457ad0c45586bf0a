/**
 * The id of an app in the App Store, from its link; undefined for a placeholder, whose id begins with 0.
 *
 * @example appStoreId("https://apps.apple.com/us/app/moyo/id1234567890"); // "1234567890"
 */
export function appStoreId(link: string): string | undefined {
  return /^https:\/\/apps\.apple\.com\/.*\bid([1-9]\d*)$/.exec(link)?.[1];
}
