/** The kind of an emailed link and its token. `token` is `undefined` if it cannot be sent in an HTTP header. */
export type ResetLink = { kind: "phone" | "password"; token: string | undefined };

type Address = Pick<URL, "pathname" | "search" | "hash">;

/** Visible ASCII of limited length, so that no token can inject a header. */
const headerSafe = /^[\x21-\x7e]{1,2048}$/;
const trailingSlash = /\/$/;

/**
 * Reads an emailed link from the home page's URL (specification, section 2): `?token=…` or `/resetPhoneNumber/…` resets
 * the phone number, `?password=…` the password. If there are several, the first of these wins.
 *
 * A value in the query runs from its "=" to the next "&" and is percent-decoded once; an empty one is ignored.
 */
export function parseResetLink(
  { pathname, search }: Omit<Address, "hash">,
  home: string,
): ResetLink | undefined {
  const tokenInPath = getTokenInPath(pathname, home);
  const isHome = pathname.replace(trailingSlash, "") === home.replace(trailingSlash, "");
  if (!isHome && tokenInPath === undefined) return undefined;
  const phone = valueInQuery("token", search) || tokenInPath;
  if (phone) return { kind: "phone", token: decodeToken(phone) };
  const password = valueInQuery("password", search);
  return password ? { kind: "password", token: decodeToken(password) } : undefined;
}

function getTokenInPath(pathname: string, home: string): string | undefined {
  const start = `${home.replace(trailingSlash, "")}/resetPhoneNumber/`;
  return pathname.startsWith(start) ? pathname.slice(start.length) : undefined;
}

function valueInQuery(name: string, query: string): string | undefined {
  // URLSearchParams would decode a "+" in a token as a space.
  const parameter = parametersOf(query).find((text) => text.startsWith(`${name}=`));
  return parameter?.slice(name.length + 1);
}

const parametersOf = (query: string) => query.slice(1).split("&");

function decodeToken(encoded: string): string | undefined {
  try {
    const token = decodeURIComponent(encoded);
    return headerSafe.test(token) ? token : undefined;
  } catch {
    return undefined;
  }
}

export function withoutToken({ pathname, search, hash }: Address, home: string): string {
  const path = getTokenInPath(pathname, home) === undefined ? pathname : home;
  const remaining = parametersOf(search).filter((text) => text && !/^(?:token|password)(?:=|$)/.test(text));
  return path + (remaining.length > 0 ? `?${remaining.join("&")}` : "") + hash;
}
