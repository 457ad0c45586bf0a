import { readResetLink, withoutToken, type ResetLink } from "./reset-link.ts";

/**
 * Takes the secret of an emailed link out of the address at once, so that no history, screenshot or shared address
 * holds it, and gives it to whoever asks.
 *
 * @example const link = takeResetLink(location, history);
 */
export function takeResetLink(location: Location, history: History): ResetLink | undefined {
  const link = readResetLink(location.search);
  const clean = withoutToken(location);
  if (clean !== location.pathname + location.search + location.hash)
    history.replaceState(history.state, "", clean);
  return link;
}
