import { mayContainToken } from "@matchfront/locales/emailed-link";

/** The home page's line for visitors who reload it or open it elsewhere, which a link leaves in the address. */
export const openedLink = "#open-link-again";

/**
 * Returns an address without tokens and what is left of damaged ones.
 *
 * @param home the path of the home page, if that is the page: the server shows it at the addresses of links
 */
export function cleanAddress(
  { pathname, search, hash }: Pick<URL, "pathname" | "search" | "hash">,
  home = pathname,
): string {
  const parameters = search.slice(1).split("&");
  const remaining = parameters.filter(
    (text) => text && !mayContainToken(`?${text}`) && !/^(?:token|password)(?:=|$)/i.test(text),
  );
  const path = pathname.replace(/\/$/, "") === home.replace(/\/$/, "") ? pathname : home;
  const query = remaining.length > 0 ? `?${remaining.join("&")}` : "";
  return path + query + (mayContainToken(hash) ? "" : hash);
}
