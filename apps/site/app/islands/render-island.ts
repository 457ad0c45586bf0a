import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { identifierPrefix } from "./identifier-prefix.ts";

type IslandSource = {
  name: string;
  page: string;
  /** The props that the first client render needs, as JSON. */
  props: object;
};

export type RenderedIsland = IslandSource & { html: string };

/**
 * Renders an island as a separate React root. `useId` counts from the root, so the client, which hydrates the island
 * alone, makes the same IDs. Must be called outside of components: React renders one tree at a time.
 */
export function renderIsland(source: IslandSource, element: ReactElement): RenderedIsland {
  const html = renderToString(element, { identifierPrefix: identifierPrefix(source.name) });
  return { ...source, html };
}
