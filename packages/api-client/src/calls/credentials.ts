/**
 * The credentials of the verification service: an API key's SID and secret, or an account's SID and token.
 *
 * @example const credentials: Credentials = { username: "SK0123", password: "secret" };
 */
export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/**
 * Returns the value of an `authorization` header (RFC 7617).
 *
 * @throws TypeError in a browser, where every visitor could read the password
 */
export function basicAuthorization({ username, password }: Credentials): string {
  if ("window" in globalThis || "WorkerGlobalScope" in globalThis) {
    throw new TypeError(
      "verification.credentials were given in a browser, where every visitor could read them. " +
        "Leave them out here and let the calls go to your own server, which adds them.",
    );
  }
  const bytes = new TextEncoder().encode(`${username}:${password}`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}
