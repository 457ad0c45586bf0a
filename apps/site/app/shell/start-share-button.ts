import { shareButton } from "virtual:script-messages";
import { readMessages } from "./script-messages.ts";

/** The sharing APIs of a browser. Without HTTPS it has neither. */
type SharingApis = { share?: Navigator["share"]; clipboard?: Pick<Clipboard, "writeText"> };

export function startShareButton(root: HTMLElement, browser: SharingApis): void {
  const { share: url = "" } = root.dataset;
  const button = root.querySelector("button");
  const label = root.querySelector("[data-share-label]");
  const status = root.querySelector("output");
  const messages = readMessages(root, shareButton);
  const canShare = browser.share !== undefined;
  if (!button || !label || !status || !(canShare || browser.clipboard)) return;
  label.textContent = canShare ? messages.share : messages.copy;
  button.addEventListener("click", () => {
    status.textContent = "";
    // Rejects when the visitor closes the share sheet, which is no error.
    if (canShare) void browser.share?.({ title: document.title, url }).catch(() => undefined);
    else
      void browser.clipboard?.writeText(url).then(
        () => (status.textContent = messages.copied),
        () => (status.textContent = url),
      );
  });
  root.hidden = false;
}
