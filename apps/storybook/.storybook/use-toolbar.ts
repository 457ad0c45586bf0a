import { useSyncExternalStore } from "react";
import { UPDATE_GLOBALS } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { initialGlobals, type StoryGlobals } from "./toolbar.ts";

/** The current globals, also on docs pages without a story. Initially those of the URL. */
let current: StoryGlobals = { ...initialGlobals, ...readUrlGlobals() };
publishGlobals();
const listeners = new Set<() => void>();

void addons.ready().then((channel) =>
  // The only event about globals that a page's story frames do not send as well.
  channel.on(UPDATE_GLOBALS, ({ globals }: { globals: Partial<StoryGlobals> }) => {
    current = { ...current, ...globals };
    publishGlobals();
    for (const listener of listeners) listener();
  }),
);

export const useToolbar = (): StoryGlobals => useSyncExternalStore(subscribe, () => current);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Parses the query parameter, such as `globals=theme:dark;text:large`. */
function readUrlGlobals(): Record<string, string> {
  const globals = new URLSearchParams(window.location.search).get("globals") ?? "";
  return Object.fromEntries(globals.split(";").map((global) => global.split(":")));
}

/** Stores the globals on the root element: Storybook's story frames do not get them in their URL. */
function publishGlobals(): void {
  document.documentElement.dataset.globals = JSON.stringify(current);
}

/** Returns the globals that the docs page around this frame has stored, or the defaults. */
export function readParentGlobals(): StoryGlobals {
  const stored = window.frameElement?.ownerDocument.documentElement.dataset.globals ?? "{}";
  return { ...initialGlobals, ...JSON.parse(stored) };
}
