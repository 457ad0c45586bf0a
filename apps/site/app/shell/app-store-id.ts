/** Returns the app's ID in an App Store link; `undefined` for a placeholder, whose ID begins with 0. */
export function appStoreId(link: string): string | undefined {
  return /^https:\/\/apps\.apple\.com\/.*\bid([1-9]\d*)$/.exec(link)?.[1];
}
