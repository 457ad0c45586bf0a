/** The kind of an emailed link and its token. `token` is `undefined` if it cannot be sent in an HTTP header. */
export type ResetLink = { kind: "phone" | "password"; token: string | undefined };

/** Visible ASCII of limited length, so that no token can inject a header. */
const headerSafe = /^[\x21-\x7e]{1,2048}$/;
const trailingSlash = /\/$/;

/**
 * Reads an emailed link from the home page's URL (specification, section 2): `?token=…` or `/resetPhoneNumber/…` resets
 * the phone number, `?password=…` the password. If there are several, the first of these wins.
 *
 * A value in the query runs from its "=" to the next "&" and is percent-decoded once; an empty one is ignored.
 */
export function readResetLink(
  { pathname, search, hash }: Pick<URL, "pathname" | "search" | "hash">,
  home: string,
): { link: ResetLink | undefined; clean: string } {
  const root = home.replace(trailingSlash, "");
  const start = `${root}/resetPhoneNumber/`;
  const tokenInPath = pathname.startsWith(start) ? pathname.slice(start.length) : undefined;
  const isHome = tokenInPath !== undefined || pathname.replace(trailingSlash, "") === root;
  // URLSearchParams would decode a "+" in a token as a space.
  const parameters = search.slice(1).split("&");
  const valueOf = (name: string) =>
    parameters.find((text) => text.startsWith(`${name}=`))?.slice(name.length + 1);
  const phone = valueOf("token") || tokenInPath;
  const value = phone || valueOf("password");
  const remaining = parameters.filter((text) => text && !/^(?:token|password)(?:=|$)/.test(text));
  const query = remaining.length > 0 ? `?${remaining.join("&")}` : "";
  return {
    link: isHome && value ? { kind: phone ? "phone" : "password", token: decodeToken(value) } : undefined,
    clean: (tokenInPath === undefined ? pathname : home) + query + hash,
  };
}

function decodeToken(encoded: string): string | undefined {
  try {
    const token = decodeURIComponent(encoded);
    return headerSafe.test(token) ? token : undefined;
  } catch {
    return undefined;
  }
}
