import { languageOf, pathIn } from "../../../languages/language.ts";
import { loadIsland } from "../../islands/load-island.ts";
import { watchLeaving } from "../../islands/watch-leaving.ts";
import { loadResetWords } from "./load-reset-words.ts";
import { readResetLink, withoutToken, type ResetLink } from "./reset-link.ts";

/** An emailed link that was followed, and the address that it had. */
type FollowedLink = ResetLink & { address: string };

/** Removes an emailed link's secret from the address, if there is one, and only then loads the dialog that it opens. */
export async function openEmailedLink(): Promise<void> {
  const link = extractResetLink(location, history);
  if (!link) return;
  const language = languageOf(location.pathname);
  const loaded = await loadIsland({
    id: "reset",
    importer: () => Promise.all([import("./open-reset-dialog.tsx"), loadResetWords(language)]),
    // The page no longer has the link's secret: it is read from the address again, and removed again.
    reload: () => location.replace(link.address),
    isPristine: () => true,
    hasLeft: watchLeaving(),
  });
  if (!loaded) return;
  const [{ openResetDialog }, words] = loaded;
  openResetDialog(link, { language, words, loadWords: loadResetWords, pathIn });
}

/** Reads an emailed link, and removes its secret from the address at once: from history, screenshots and shared links. */
function extractResetLink(location: Location, history: History): FollowedLink | undefined {
  const { pathname, search, hash, href: address } = location;
  const link = readResetLink(location);
  const clean = withoutToken(location);
  if (clean !== pathname + search + hash) history.replaceState(history.state, "", clean);
  return link && { ...link, address };
}
