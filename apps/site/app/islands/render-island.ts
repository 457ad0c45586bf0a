import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { identifierPrefix } from "./identifier-prefix.ts";

type IslandSource = {
  /** Its key in the registry of `hydrateIslands`. */
  name: string;
  /** The path of the page that it is on. */
  page: string;
  /** What its first render needs beyond the page's HTML, as JSON. */
  props: object;
};

/** An island that is rendered, ready to be put into its page by `Island`. */
export type RenderedIsland = IslandSource & { html: string };

/**
 * Renders an island apart from its page, as a React root of its own. `useId` counts from the root, so only then does
 * the browser, which hydrates the island alone, make the same ids.
 *
 * Call it outside of components: React renders one tree at a time.
 */
export function renderIsland(source: IslandSource, element: ReactElement): RenderedIsland {
  const html = renderToString(element, { identifierPrefix: identifierPrefix(source.name) });
  return { ...source, html };
}
