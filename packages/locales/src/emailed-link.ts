/** An emailed link (specification, section 2). `token` is `undefined` if it cannot be sent in an HTTP header. */
export type EmailedLink = { kind: "phone" | "password"; token: string | undefined };

/** The tokens of our own server, 32 bytes in base64url. Another backend's have any shape. */
export const ownToken = /^[\w-]{43}$/;

/** A token in an address, by kind. The first of these wins. Also misspelled, and with "&amp;" for "&". */
const links = [
  ["phone", /[^\w.-]token\s*=([^&#]+)/i],
  ["phone", /reset[\W_]*phone[^/?#=]{0,20}[/=]+([^/?#](?:[^?#]*[^/?#])?)/i],
  ["password", /[^\w.-]password\s*=([^&#]+)/i],
] as const;

/** An own token at the start of a value, and no part of a longer one. "3D" is left of a quoted-printable "=". */
const startsWithOwnToken = /^(?:3D|[^\w-])*([\w-]{43})(?![\w=-]|[^\s\w&?#;,()<>"'[\]{}|\\][\w-])/i;

/** Visible ASCII of limited length, so that no token can inject a header. */
const headerSafe = /^[\x21-\x7e]{1,2048}$/;

/**
 * Reads an emailed link from an address: `?token=…` or `/resetPhoneNumber/…` for the phone number, `?password=…` for the
 * password. A value in the query runs from its "=" to the next "&" and is percent-decoded once. Mail programs, trackers
 * and hands damage addresses: a value that then contains one of our own tokens is that token.
 *
 * @param address path, query and fragment
 */
export function readEmailedLink(address: string): EmailedLink | undefined {
  const [found] = findLinks(address);
  const literal = found && { ...found, token: decodeToken(found.token) };
  if (literal?.token !== undefined && ownToken.test(literal.token)) return literal;
  const repairable = findLinks(plainText(address));
  for (const { kind, token } of repairable)
    // A line break may be within the token, also a quoted-printable one.
    for (const value of [token, token.replace(/=?\s+|=(?=\w)/g, "")]) {
      const [, own] = startsWithOwnToken.exec(value) ?? [];
      if (own) return { kind, token: own };
    }
  return literal ?? (repairable[0] && { kind: repairable[0].kind, token: undefined });
}

/** A path that someone may have meant for a link's: of something to reset, or with an own token. */
const linkLikePath = /^\/+(?:[a-z]{2}\/+)?reset[^/=?#]*[/=]+[^/=?#]|^[^?#]*\/[\w-]{43}(?![\w-])/i;

/** Whether an address may contain a token, in any spelling: no cache, log or redirect may have it. */
export function mayContainToken(address: string): boolean {
  const text = plainText(address);
  return findLinks(text).length > 0 || linkLikePath.test(text);
}

function findLinks(address: string): { kind: EmailedLink["kind"]; token: string }[] {
  return links.flatMap(([kind, pattern]) => {
    const [, token] = pattern.exec(address) ?? [];
    return token === undefined ? [] : { kind, token };
  });
}

/** Decodes an address as often as it was encoded, also in part, and drops its invisible characters. */
export function plainText(address: string): string {
  let text = address;
  for (let round = 0; round < 3; round += 1) text = text.replace(/(?:%[\da-f]{2})+/gi, decode);
  return text.replace(/\p{Cf}/gu, "");
}

function decode(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded.replace(/%([0-7][\da-f])/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  }
}

function decodeToken(encoded: string): string | undefined {
  try {
    const token = decodeURIComponent(encoded);
    return headerSafe.test(token) ? token : undefined;
  } catch {
    return undefined;
  }
}
