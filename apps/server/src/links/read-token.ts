import type { IncomingHttpHeaders } from "node:http";
import { longestToken } from "../built-site/serve-reset-page.ts";

const credentials = /^b ([\x21-\x7e]+)$/i;

/**
 * Reads the token that an emailed link carried, from `authorization: b {token}` (specification section 6).
 * What it answers is a secret: it is never logged, and stored only as its hash.
 *
 * @returns the token, undefined where the header is missing or holds anything but one line of visible ASCII
 * @example readToken({ authorization: "b abc" }); // "abc"
 */
export function readToken({ authorization = "" }: IncomingHttpHeaders): string | undefined {
  const token = credentials.exec(authorization)?.[1];
  return token && token.length <= longestToken ? token : undefined;
}
