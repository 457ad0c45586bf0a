import { useMatches } from "react-router";
import type { pageScripts } from "./page-scripts.ts";

/**
 * How a page loads; each route module declares its kind in `handle`.
 *
 * - `reading`: no script at all.
 * - `enhanced`: one small script without React, `enhance` unless the page names its own; the page is complete without it.
 * - `interactive`: its forms post natively; React hydrates the page's island late,
 *   when the page has loaded and the thread is idle, or at the first use of the island.
 */
export type PageHandle =
  | { loading: "reading" | "interactive" }
  | { loading: "enhanced"; script?: keyof typeof pageScripts };

/** What the deepest matching route declares. */
export function usePageHandle(): PageHandle {
  const handle = useMatches().at(-1)?.handle;
  if (isPageHandle(handle)) return handle;
  throw new Error("This route module declares no loading kind: add `export const handle = { loading: … }`.");
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === "object" && handle !== null && "loading" in handle;
}
