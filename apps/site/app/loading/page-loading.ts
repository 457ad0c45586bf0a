import { useMatches } from "react-router";

/**
 * How a page loads; each route module declares its kind in `handle`.
 *
 * - `reading`: no script at all.
 * - `enhanced`: one small script without React; the page is whole without it.
 * - `interactive`: its forms post natively; React takes over the page's island late,
 *   when the page has loaded and the thread is idle, or at the first touch of the island.
 *
 * @example export const handle = { loading: "reading" } satisfies PageHandle;
 */
export type PageLoading = "reading" | "enhanced" | "interactive";

export type PageHandle = { loading: PageLoading };

/** The kind that the deepest matching route declares. */
export function usePageLoading(): PageLoading {
  const handle = useMatches().at(-1)?.handle;
  if (isPageHandle(handle)) return handle.loading;
  throw new Error("This route module declares no loading kind: add `export const handle = { loading: … }`.");
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === "object" && handle !== null && "loading" in handle;
}
