/** Messages for calls that failed without a message from the server, by the names of the API client's errors. */
export const apiErrors = {
  OfflineError: "We couldn’t reach the server. Please check your internet connection and try again.",
  TimeoutError: "The server took too long to respond. Please wait a moment and try again.",
  MalformedError: "The server sent a response we couldn’t read. Please try again later.",
};
