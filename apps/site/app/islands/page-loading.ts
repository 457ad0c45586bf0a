import { useMatches } from "react-router";
import type { pageScripts } from "./page-scripts.ts";

/**
 * The way a page loads; each route module exports it as `handle`.
 *
 * - `static`: no script.
 * - `enhanced`: one small script without React, `enhance` by default. The page is complete without it.
 * - `hydrated`: forms post natively until React hydrates the page's island, when the page has loaded and the
 * thread is idle, or on the first interaction.
 */
export type PageHandle =
  | { loading: "static" | "hydrated" }
  | { loading: "enhanced"; script?: keyof typeof pageScripts };

export function usePageHandle(): PageHandle {
  const handle = useMatches().at(-1)?.handle;
  if (isPageHandle(handle)) return handle;
  throw new Error("This route module declares no loading kind: add `export const handle = { loading: … }`.");
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === "object" && handle !== null && "loading" in handle;
}
