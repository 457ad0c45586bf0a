import type { Language } from "@matchfront/locales/locales";
import { pathIn } from "@matchfront/locales/routing";
import { loadIsland } from "../../islands/load-island.ts";
import { watchNavigation } from "../../islands/watch-navigation.ts";
import { loadResetWords } from "./load-reset-words.ts";
import { parseResetLink, withoutToken, type ResetLink } from "./reset-link.ts";

type FollowedLink = ResetLink & { url: string };

export async function openEmailedLink(): Promise<void> {
  const link = consumeResetLink(location, history);
  if (!link) return;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- pages are in the languages of the site only
  const language = document.documentElement.lang as Language;
  const loaded = await loadIsland({
    id: "reset",
    importer: () => Promise.all([import("./open-reset-dialog.tsx"), loadResetWords(language)]),
    // The URL no longer has the token, so restore it; the reloaded page removes it again.
    reload: () => location.replace(link.url),
    isPristine: () => true,
    stopWatching: watchNavigation(),
  });
  if (!loaded) return;
  const [{ openResetDialog }, words] = loaded;
  openResetDialog(link, { language, words, loadWords: loadResetWords, pathIn });
}

/**
 * Reads an emailed link and removes its token from the URL at once, so that history, screenshots and shared links do
 * not contain it.
 */
function consumeResetLink(location: Location, history: History): FollowedLink | undefined {
  const { pathname, search, hash, href: url } = location;
  const link = parseResetLink(location);
  const clean = withoutToken(location);
  if (clean !== pathname + search + hash) history.replaceState(history.state, "", clean);
  return link && { ...link, url };
}
