import type { Decorator } from "@storybook/react-vite";
import { useLayoutEffect, type ReactNode } from "react";
import { emulateMedia } from "./emulate-media.ts";
import type { StoryGlobals } from "./toolbar.ts";

export const loadRenderer = async ({ globals }: { globals: Partial<StoryGlobals> }) =>
  globals.script === "off" ? await import("react-dom/server") : {};

/** Applies the toolbar's globals. Without scripts, renders the story to static markup. */
export const withGlobals: Decorator = (Story, { globals: { theme, direction, motion, text }, loaded }) => (
  <Globals direction={direction} motion={motion} text={text} theme={theme}>
    {loaded.renderToStaticMarkup ? (
      <div dangerouslySetInnerHTML={{ __html: loaded.renderToStaticMarkup(<Story />) }} />
    ) : (
      <Story />
    )}
  </Globals>
);

type GlobalsProps = Omit<StoryGlobals, "language" | "look" | "script"> & { children: ReactNode };

export function Globals({ theme, direction, motion, text, children }: GlobalsProps) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.theme = theme;
    root.dataset.text = text;
    root.dir = direction;
    emulateMedia({ reducedMotion: motion === "reduced", textScale: text === "large" ? 2 : 1 });
  }, [theme, direction, motion, text]);
  return children;
}
