import { shareButton } from "../../languages/en/share-button.ts";
import { scriptWords } from "./script-words.ts";

/** What of a browser shares and copies; a page without TLS has neither. */
type Sharing = { share?: Navigator["share"]; clipboard?: Pick<Clipboard, "writeText"> };

/**
 * Shows a `ShareButton` where the browser can share or copy, and makes it work.
 *
 * @param root the element that `ShareButton` renders
 */
export function startSharing(root: HTMLElement, browser: Sharing): void {
  const { share: url = "" } = root.dataset;
  const button = root.querySelector("button");
  const label = root.querySelector("[data-share-label]");
  const status = root.querySelector("output");
  const words = scriptWords(root, shareButton);
  const canShare = browser.share !== undefined;
  if (!button || !label || !status || !(canShare || browser.clipboard)) return;
  label.textContent = canShare ? words.share : words.copy;
  button.addEventListener("click", () => {
    status.textContent = "";
    // Closing the browser's own sheet rejects: the visitor knows.
    if (canShare) void browser.share?.({ title: document.title, url }).catch(() => undefined);
    else
      void browser.clipboard?.writeText(url).then(
        () => (status.textContent = words.copied),
        () => (status.textContent = url),
      );
  });
  root.hidden = false;
}
