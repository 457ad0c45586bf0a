import { languages } from "../../../languages/language.ts";

/** What an emailed link resets, and the secret that authorizes it; undefined if no header can carry that. */
export type ResetLink = { resets: "phone number" | "password"; token: string | undefined };

type Address = Pick<URL, "pathname" | "search" | "hash">;

/** Visible ASCII that fits a header, so that no token can end its line. */
const headerSafe = /^[\x21-\x7e]{1,2048}$/;
const [, ...translated] = languages;
/** What precedes the path of a page in another language than English. */
const folder = `(?:/(?:${translated.join("|")}))?`;
const homePath = new RegExp(`^${folder}/?$`);
const phonePath = new RegExp(`^(${folder})/resetPhoneNumber/(.*)$`);

/**
 * Reads the address of an emailed link, which is the home page's (specification, section 2), in any language: `token`
 * in its query resets the phone number, and so does `/resetPhoneNumber/{token}`; `password` resets the password. Where
 * several are given the first of these counts. A value in the query is all between its name's "=" and the next "&".
 * Each is percent-decoded once; an empty one counts as none.
 */
export function readResetLink({ pathname, search }: Omit<Address, "hash">): ResetLink | undefined {
  if (!homePath.test(pathname) && !phonePath.test(pathname)) return undefined;
  const phone = valueInQuery("token", search) || phonePath.exec(pathname)?.[2];
  if (phone) return { resets: "phone number", token: decodeToken(phone) };
  const password = valueInQuery("password", search);
  return password ? { resets: "password", token: decodeToken(password) } : undefined;
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

/** The address of a page without the secrets of an emailed link; the rest is unchanged. */
export function withoutToken({ pathname, search, hash }: Address): string {
  const [link, home] = phonePath.exec(pathname) ?? [];
  const path = link ? home || "/" : pathname;
  const remaining = search
    .slice(1)
    .split("&")
    .filter((text) => text && !/^(?:token|password)(?:=|$)/.test(text));
  return path + (remaining.length > 0 ? `?${remaining.join("&")}` : "") + hash;
}
