import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/** Longer than any emailed token, shorter than the longest URL that browsers accept. */
const maxLength = 2048;
const credentials = /^b ([\x21-\x7e]+)$/i;

/**
 * Reads the token of an emailed link from `authorization: b {token}` (specification section 6). The server never logs a
 * token, and stores only its hash.
 *
 * @returns undefined unless the header has one word of visible ASCII
 */
export function readToken({ authorization = "" }: IncomingHttpHeaders): string | undefined {
  const token = credentials.exec(authorization)?.[1];
  return token && token.length <= maxLength ? token : undefined;
}

/** Returns the stored form of a token. One pass of SHA-256 is enough, because 32 random bytes cannot be guessed. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
