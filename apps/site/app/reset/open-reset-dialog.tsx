import { Dialog } from "@matchfront/ui";
import { createRoot } from "react-dom/client";
import { brand } from "../../brand.ts";
import type { ResetLink } from "./reset-link.ts";

/** Opens the dialog of an emailed link over the page. */
export function openResetDialog({ resets }: ResetLink): void {
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  root.render(
    <Dialog onClose={() => root.unmount()} open title={`Reset your ${resets}`}>
      <p>
        This cannot be done here yet. Your link stays good; until then write to{" "}
        <a href={`mailto:${brand.addresses.support}`}>{brand.addresses.support}</a>.
      </p>
    </Dialog>,
  );
}
