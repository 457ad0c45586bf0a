import { loadIsland } from "../../islands/load-island.ts";
import { takeResetLink } from "./take-reset-link.ts";

/** Takes an emailed link out of the address, where there is one, and only then loads the dialog that it opens. */
export async function openEmailedLink(): Promise<void> {
  const link = takeResetLink(location, history);
  if (!link) return;
  const dialogs = await loadIsland({
    id: "reset",
    importer: () => import("./open-reset-dialog.tsx"),
    // The page no longer has the link's secret: it is read from the address again, and removed again.
    reload: () => location.replace(link.address),
    isPristine: () => true,
  });
  dialogs?.openResetDialog(link);
}
