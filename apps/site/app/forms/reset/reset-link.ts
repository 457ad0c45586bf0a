import { translatedLanguages } from "@matchfront/locales/locales";

/** The kind of an emailed link and its token. `token` is `undefined` if it cannot be sent in an HTTP header. */
export type ResetLink = { kind: "phone" | "password"; token: string | undefined };

type Address = Pick<URL, "pathname" | "search" | "hash">;

/** Visible ASCII of limited length, so that no token can inject a header. */
const headerSafe = /^[\x21-\x7e]{1,2048}$/;
const languagePrefix = `(?:/(?:${translatedLanguages.join("|")}))?`;
const homePath = new RegExp(`^${languagePrefix}/?$`);
const phonePath = new RegExp(`^(${languagePrefix})/resetPhoneNumber/(.*)$`);

/**
 * Reads an emailed link from the home page's URL in any language (specification, section 2): `?token=…` or
 * `/resetPhoneNumber/…` resets the phone number, `?password=…` the password. If there are several, the first of these
 * wins.
 *
 * A value in the query runs from its "=" to the next "&" and is percent-decoded once; an empty one is ignored.
 */
export function parseResetLink({ pathname, search }: Omit<Address, "hash">): ResetLink | undefined {
  if (!homePath.test(pathname) && !phonePath.test(pathname)) return undefined;
  const phone = valueInQuery("token", search) || phonePath.exec(pathname)?.[2];
  if (phone) return { kind: "phone", token: decodeToken(phone) };
  const password = valueInQuery("password", search);
  return password ? { kind: "password", token: decodeToken(password) } : undefined;
}

function valueInQuery(name: string, query: string): string | undefined {
  // URLSearchParams would decode a "+" in a token as a space.
  const parameter = query
    .slice(1)
    .split("&")
    .find((text) => text.startsWith(`${name}=`));
  return parameter?.slice(name.length + 1);
}

function decodeToken(encoded: string): string | undefined {
  try {
    const token = decodeURIComponent(encoded);
    return headerSafe.test(token) ? token : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the address without its token. */
export function withoutToken({ pathname, search, hash }: Address): string {
  const [match, prefix] = phonePath.exec(pathname) ?? [];
  const path = match ? prefix || "/" : pathname;
  const remaining = search
    .slice(1)
    .split("&")
    .filter((text) => text && !/^(?:token|password)(?:=|$)/.test(text));
  return path + (remaining.length > 0 ? `?${remaining.join("&")}` : "") + hash;
}
