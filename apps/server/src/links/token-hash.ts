import { createHash } from "node:crypto";

/**
 * What is stored of a token: whoever reads the database finds no link that works. One pass of SHA-256 is
 * enough, since a token is 32 random bytes that nobody can guess.
 *
 * @example tokenHash("abc"); // "ba7816bf…", 64 hexadecimal digits
 */
export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
