/** The browser's console message for pages with an error status. */
export const failureStatus = /status of (404|500|503)/;
