type Browser = Pick<Navigator, "doNotTrack" | "sendBeacon"> & { globalPrivacyControl?: boolean };

/** Whether the browser asks sites not to track, by Global Privacy Control or Do Not Track. */
export function asksNotToTrack({ globalPrivacyControl, doNotTrack }: Browser = navigator): boolean {
  return globalPrivacyControl === true || doNotTrack === "1";
}

/**
 * Adds one to a count of the server, by a request without a body, unless the browser asks sites not to track. Never
 * throws: some extensions and settings remove `sendBeacon`.
 */
export function sendCount(path: string, browser: Browser = navigator): void {
  try {
    if (!asksNotToTrack(browser)) browser.sendBeacon(`/counts/${path}`);
  } catch {
    // Counts are approximate.
  }
}
