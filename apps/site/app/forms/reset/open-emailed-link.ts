import { arrivalOf } from "../../loading/arrival.ts";
import { takeResetLink } from "./take-reset-link.ts";

/** Takes an emailed link out of the address, where there is one, and only then loads the dialog that it opens. */
export async function openEmailedLink(): Promise<void> {
  const link = takeResetLink(location, history);
  if (!link) return;
  const dialogs = await arrivalOf({
    id: "reset",
    importer: () => import("./open-reset-dialog.tsx"),
    // The page holds the link's secret no more: it comes again from the address, and is taken out again.
    openAgain: () => location.replace(link.address),
    canReload: () => true,
  });
  dialogs?.openResetDialog(link);
}
