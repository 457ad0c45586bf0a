import { createHash, randomBytes } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/** Longer than any token in a mail, shorter than the addresses that browsers accept. */
const maxTokenLength = 2048;
const credentials = /^b ([\x21-\x7e]+)$/i;

/**
 * Reads the token of an emailed link from `authorization: b {token}` (specification section 6). It is a secret: never
 * logged, and stored only as its hash.
 *
 * @returns undefined where the header is missing or holds anything but one word of visible ASCII
 * @example readToken({ authorization: "b abc" }); // "abc"
 */
export function readToken({ authorization = "" }: IncomingHttpHeaders): string | undefined {
  const token = credentials.exec(authorization)?.[1];
  return token && token.length <= maxTokenLength ? token : undefined;
}

/** A new token: 32 random bytes, in letters that a URL allows. */
export function createToken(): string {
  return randomBytes(32).toString("base64url");
}

/**
 * The form in which a token is stored: whoever reads the database finds no working link. One pass of SHA-256 is
 * enough, since nobody can guess 32 random bytes.
 *
 * @example tokenHash("abc"); // "ba7816bf…", 64 hexadecimal digits
 */
export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
