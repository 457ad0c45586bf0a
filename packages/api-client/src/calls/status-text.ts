/** The reason phrases (RFC 9110, section 15) of statuses that a verification service may return. */
const phrases: Readonly<Record<number, string>> = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  408: "Request Timeout",
  429: "Too Many Requests",
  500: "Internal Server Error",
  502: "Bad Gateway",
  503: "Service Unavailable",
  504: "Gateway Timeout",
};

/** Returns the status text of a response, or the standard one, because HTTP/2 and HTTP/3 send none. */
export function statusText({ status, statusText: sent }: Pick<Response, "status" | "statusText">): string {
  return sent || (phrases[status] ?? `HTTP ${status}`);
}
