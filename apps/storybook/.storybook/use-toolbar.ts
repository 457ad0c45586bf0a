import { useSyncExternalStore } from "react";
import { UPDATE_GLOBALS } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { initialGlobals, type StoryGlobals } from "./toolbar.ts";

/**
 * What the address and then the toolbar have chosen, on a page without a story, too. Of Storybook's events only this
 * one is not sent by the frames of a page as well.
 */
let chosen: StoryGlobals = { ...initialGlobals, ...inAddress() };
tellFrames();
const listeners = new Set<() => void>();

void addons.ready().then((channel) =>
  channel.on(UPDATE_GLOBALS, ({ globals }: { globals: Partial<StoryGlobals> }) => {
    chosen = { ...chosen, ...globals };
    tellFrames();
    for (const listener of listeners) listener();
  }),
);

/** The toolbar's choices. */
export const useToolbar = (): StoryGlobals => useSyncExternalStore(subscribe, () => chosen);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Such as `globals=theme:dark;text:large`. */
function inAddress(): Record<string, string> {
  const globals = new URLSearchParams(window.location.search).get("globals") ?? "";
  return Object.fromEntries(globals.split(";").map((global) => global.split(":")));
}

/** Storybook's own frames of stories do not have them in their address: they find them in the page around them. */
function tellFrames(): void {
  document.documentElement.dataset.globals = JSON.stringify(chosen);
}

/** The globals of a story that the address does not give: those of the page of documentation around its frame. */
export function globalsAround(): StoryGlobals {
  const around = window.frameElement?.ownerDocument.documentElement.dataset.globals ?? "{}";
  return { ...initialGlobals, ...JSON.parse(around) };
}
