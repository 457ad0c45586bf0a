import { readResetLink, withoutToken, type ResetLink } from "./reset-link.ts";

/** An emailed link that was followed, and the address that it had. */
export type TakenLink = ResetLink & { address: string };

/**
 * Takes the secret of an emailed link out of the address at once, so that no history, screenshot or shared address
 * holds it, and gives it to whoever asks.
 *
 * @example const link = takeResetLink(location, history);
 */
export function takeResetLink(location: Location, history: History): TakenLink | undefined {
  const { pathname, search, hash, href: address } = location;
  const link = readResetLink(location);
  const clean = withoutToken(location);
  if (clean !== pathname + search + hash) history.replaceState(history.state, "", clean);
  return link && { ...link, address };
}
