/** What an emailed link asks to reset, and the secret that allows it. */
export type ResetLink = { resets: "phone number" | "password"; token: string };

/** Visible ASCII that fits a header, so that no token can end its line. */
const sendable = /^[\x21-\x7e]{1,2048}$/;

/**
 * Reads the query of an emailed link (specification, section 2): `token` resets the phone number, `password` the
 * password, and where both are given `token` counts. A value is all between its name's "=" and the next "&",
 * percent-decoded once; an empty one counts as none.
 *
 * @param query as `location.search` gives it
 * @example readResetLink("?token=a1b2=="); // { resets: "phone number", token: "a1b2==" }
 */
export function readResetLink(query: string): ResetLink | undefined {
  const phone = valueOf("token", query);
  if (phone !== undefined) return { resets: "phone number", token: phone };
  const password = valueOf("password", query);
  return password === undefined ? undefined : { resets: "password", token: password };
}

function valueOf(name: string, query: string): string | undefined {
  // URLSearchParams would take a "+" in a token for a space.
  const parameter = query
    .slice(1)
    .split("&")
    .find((text) => text.startsWith(`${name}=`));
  const value = parameter && decode(parameter.slice(name.length + 1));
  return value !== undefined && sendable.test(value) ? value : undefined;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * The address of a page without the secrets of an emailed link; the rest of it stays.
 *
 * @example withoutToken(new URL("https://moyo.example/?token=a1b2&ref=mail#contact")); // "/?ref=mail#contact"
 */
export function withoutToken({ pathname, search, hash }: Pick<URL, "pathname" | "search" | "hash">): string {
  const path = pathname.replace(/^\/resetPhoneNumber\/.*/, "/");
  const kept = search
    .slice(1)
    .split("&")
    .filter((text) => text && !/^(?:token|password)(?:=|$)/.test(text));
  return path + (kept.length > 0 ? `?${kept.join("&")}` : "") + hash;
}
