import type { HTMLElement } from "node-html-parser";
import { svgFile, type AssetFile } from "./asset-file.ts";

/** Where icons are that a page does not show at first: further down, in what is closed, or not there yet. */
const notSeenFirst = [
  "footer",
  "template",
  "main > section ~ *",
  "main section section",
  "details > :not(summary)",
];

/**
 * Moves the icons that a page does not show at first into a file, which pages share. Each keeps its frame, and so its
 * size and its color: that of the words beside it. Those of islands stay as they are, for React compares them.
 *
 * @param page changed: it uses these icons from the file
 * @returns the file, if the page has such icons
 */
export function moveIcons(page: HTMLElement): AssetFile[] {
  const [, ...laterNotes] = page.querySelectorAll('main [role="note"]');
  const places = [...page.querySelectorAll(notSeenFirst.join()), ...laterNotes];
  // Places may be inside each other.
  const later = new Set(places.flatMap((place) => place.querySelectorAll('svg[fill="currentColor"]')));
  const icons = [...later].filter((icon) => !icon.closest("[data-island]"));
  const ids = new Map<string, string>();
  for (const { innerHTML: shape } of icons) ids.set(shape, ids.get(shape) ?? `i${ids.size}`);
  if (ids.size === 0) return [];
  const shapes = Array.from(ids, ([shape, id]) => `<g id="${id}">${shape}</g>`).join("");
  const file = svgFile("icons", `<svg xmlns="http://www.w3.org/2000/svg">${shapes}</svg>`);
  for (const icon of icons) icon.innerHTML = `<use href="/assets/${file.name}#${ids.get(icon.innerHTML)}"/>`;
  return [file];
}
