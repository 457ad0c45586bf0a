import type { ReactElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { onTestFinished } from "vitest";
import { cdp, type Locator } from "vitest/browser";

/** Emulates print, or a media feature such as `prefers-color-scheme`, until the test ends. */
export async function emulateMedia(name: string, value?: string): Promise<void> {
  onTestFinished(async () => {
    await cdp().send("Emulation.setEmulatedMedia", { media: "", features: [] });
  });
  await cdp().send(
    "Emulation.setEmulatedMedia",
    value === undefined ? { media: name } : { features: [{ name, value }] },
  );
}

/** Sets the visitor's text size, in percent. Each test starts with 100. */
export function setTextSize(percent: number): void {
  document.documentElement.style.fontSize = `${percent}%`;
}

/** Adds the server's markup to the page. Returns its container, and a function that hydrates it. */
export function renderMarkup(element: ReactElement) {
  const container = document.createElement("div");
  container.innerHTML = renderToString(element);
  document.body.append(container);
  const hydrate = () => {
    const root = hydrateRoot(container, element);
    onTestFinished(() => root.unmount());
  };
  return { container, hydrate };
}

/** Waits until all animations have ended. */
export const atRest = () => Promise.all(document.getAnimations().map(({ finished }) => finished));

/** Waits until what was changed is drawn. */
export async function twoFrames(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}

/** Records each text of the elements from now on. */
export function recordTexts(...elements: Element[]): string[] {
  const texts: string[] = [];
  const observer = new MutationObserver((changes) =>
    texts.push(...changes.map(({ target }) => target.textContent ?? "")),
  );
  for (const element of elements)
    observer.observe(element, { childList: true, characterData: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  return texts;
}

/** Returns the text of each element. */
export const textsOf = (locator: Locator) => locator.elements().map(({ textContent }) => textContent);
