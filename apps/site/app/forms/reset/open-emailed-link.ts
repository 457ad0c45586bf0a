import { loadDialogs } from "@matchfront/locales/load-dialogs";
import type { Language } from "@matchfront/locales/locales";
import { langParameter, pathIn } from "@matchfront/locales/routing";
import { loadIsland, showFailure } from "../../islands/load-island.ts";
import { readResetLink } from "./reset-link.ts";

export async function openEmailedLink(): Promise<void> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- pages are in the languages of the site only
  const language = document.documentElement.lang.slice(0, 2) as Language;
  const { pathname, search, hash, href } = location;
  const { link, clean } = readResetLink(location, pathIn(language, "/"));
  // At once: from history, screenshots and shared links.
  if (clean !== pathname + search + hash) history.replaceState(history.state, "", clean);
  if (!link) return;
  const id = "reset";
  // The URL no longer has the token, so restore it; the reloaded page removes it again.
  const reload = () => location.replace(href);
  const loaded = await loadIsland({
    id,
    importer: () =>
      Promise.all([
        import("./open-reset-dialog.tsx"),
        langParameter(language) === undefined ? undefined : loadDialogs(language),
      ]),
    reload,
    isPristine: () => true,
  });
  if (!loaded) return;
  const [{ openResetDialog }, messages] = loaded;
  const onCrash = () => showFailure(id, reload);
  await openResetDialog(link, { language, messages, loadDialogs, pathIn, onCrash });
}
