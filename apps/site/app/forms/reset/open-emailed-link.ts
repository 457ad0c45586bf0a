import { loadDialogs } from "@matchfront/locales/load-dialogs";
import type { Language } from "@matchfront/locales/locales";
import { pathIn } from "@matchfront/locales/routing";
import { loadIsland } from "../../islands/load-island.ts";
import { parseResetLink, withoutToken, type ResetLink } from "./reset-link.ts";

type FollowedLink = ResetLink & { url: string };

export async function openEmailedLink(): Promise<void> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- pages are in the languages of the site only
  const language = document.documentElement.lang as Language;
  const link = consumeResetLink(location, history, pathIn(language, "/"));
  if (!link) return;
  const loaded = await loadIsland({
    id: "reset",
    importer: () => Promise.all([import("./open-reset-dialog.tsx"), loadDialogs(language)]),
    // The URL no longer has the token, so restore it; the reloaded page removes it again.
    reload: () => location.replace(link.url),
    isPristine: () => true,
  });
  if (!loaded) return;
  const [{ openResetDialog }, messages] = loaded;
  openResetDialog(link, { language, messages, loadDialogs, pathIn });
}

/** Reads a link, and removes its token from the URL at once: from history, screenshots and shared links. */
function consumeResetLink(location: Location, history: History, home: string): FollowedLink | undefined {
  const { pathname, search, hash, href: url } = location;
  const link = parseResetLink(location, home);
  const clean = withoutToken(location, home);
  if (clean !== pathname + search + hash) history.replaceState(history.state, "", clean);
  return link && { ...link, url };
}
