import { loadDialogs } from "@matchfront/locales/load-dialogs";
import { readEmailedLink } from "@matchfront/locales/emailed-link";
import type { Language } from "@matchfront/locales/locales";
import { langParameter, pathIn } from "@matchfront/locales/routing";
import { loadIsland, showFailure } from "../../islands/load-island.ts";
import { cleanAddress, openedLink } from "./reset-link.ts";

export async function openEmailedLink(): Promise<void> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- pages are in the languages of the site only
  const language = document.documentElement.lang.slice(0, 2) as Language;
  const { pathname, search, hash, href } = location;
  const address = pathname + search + hash;
  const hint = document.querySelector<HTMLElement>(openedLink);
  const link = hint ? readEmailedLink(address) : undefined;
  const clean = cleanAddress(location, hint ? pathIn(language, "/") : undefined);
  const shown = link ? clean.replace(/#.*|$/s, openedLink) : clean;
  // At once: from history, screenshots and shared links.
  if (shown !== address) history.replaceState(history.state, "", shown);
  // Chromium would show it now, beside the dialog. A new document shows it.
  if (hint && link) hint.hidden = true;
  if (hint) document.querySelector("[data-scripted]")?.setAttribute("data-live", "");
  // Now that Chromium cannot request them with the token, see fill-pages.ts of the server.
  const fonts = document.querySelector<HTMLTemplateElement>("template[data-fonts]");
  if (fonts) document.head.append(fonts.content);
  if (!link) return;
  const id = "reset";
  // The URL no longer has the token, so restore it; the reloaded page removes it again.
  const reload = () => {
    history.replaceState(history.state, "", href);
    location.reload();
  };
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
