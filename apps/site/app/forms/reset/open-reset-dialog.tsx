import { ToastProvider } from "@matchfront/ui";
import { createRoot } from "react-dom/client";
import { identifierPrefix } from "../../islands/identifier-prefix.ts";
import { PasswordResetDialog } from "./password-reset-dialog.tsx";
import { PhoneResetDialog } from "./phone-reset-dialog.tsx";
import type { ResetLink } from "./reset-link.ts";

/**
 * Opens the dialog of an emailed link over the page (specification, section 2). Only the
 * dialog has the link's token; no address and no storage does.
 */
export function openResetDialog({ resets, token }: ResetLink): void {
  const place = document.createElement("div");
  document.body.append(place);
  const root = createRoot(place, { identifierPrefix: identifierPrefix("reset") });
  const ResetDialog = resets === "password" ? PasswordResetDialog : PhoneResetDialog;
  root.render(
    <ToastProvider>
      <ResetDialog token={token} />
    </ToastProvider>,
  );
}
