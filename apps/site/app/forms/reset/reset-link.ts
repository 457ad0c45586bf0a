import { languages } from "../../../languages/language.ts";

/** What an emailed link resets, and the secret that authorizes it. */
export type ResetLink = { resets: "phone number" | "password"; token: string };

type Address = Pick<URL, "pathname" | "search" | "hash">;

/** Visible ASCII that fits a header, so that no token can end its line. */
const headerSafe = /^[\x21-\x7e]{1,2048}$/;
const [, ...translated] = languages;
/** What precedes the path of a page in another language than English. */
const folder = `(?:/(?:${translated.join("|")}))?`;
const homePath = new RegExp(`^${folder}/?$`);
const phonePath = new RegExp(`^(${folder})/resetPhoneNumber/`);

/**
 * Reads the address of an emailed link, which is the home page's (specification, section 2), in any language: `token`
 * in its query resets the phone number, and so does `/resetPhoneNumber/{token}`; `password` resets the password. Where
 * several are given the first of these counts. A value in the query is all between its name's "=" and the next "&".
 * Each is percent-decoded once; an empty one counts as none.
 */
export function readResetLink({ pathname, search }: Omit<Address, "hash">): ResetLink | undefined {
  if (!homePath.test(pathname) && !phonePath.test(pathname)) return undefined;
  const phone = tokenInQuery("token", search) ?? tokenInPath(pathname);
  if (phone !== undefined) return { resets: "phone number", token: phone };
  const password = tokenInQuery("password", search);
  return password === undefined ? undefined : { resets: "password", token: password };
}

function tokenInQuery(name: string, query: string): string | undefined {
  // URLSearchParams would decode a "+" in a token as a space.
  const parameter = query
    .slice(1)
    .split("&")
    .find((text) => text.startsWith(`${name}=`));
  return parameter && decodeToken(parameter.slice(name.length + 1));
}

function tokenInPath(path: string): string | undefined {
  return phonePath.test(path) ? decodeToken(path.replace(phonePath, "")) : undefined;
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
