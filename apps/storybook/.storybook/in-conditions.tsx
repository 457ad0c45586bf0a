import type { Decorator } from "@storybook/react-vite";
import { useLayoutEffect } from "react";
import { setReducedMotion } from "./reduced-motion.ts";

/** The toolbar's choices, put where a page or a device would put them. */
export const inConditions: Decorator = (Story, { globals: { theme, direction, motion, text } }) => {
  const root = document.documentElement;
  root.dataset.theme = theme;
  root.dataset.text = text;
  root.dir = direction;
  // After the story's own styles are in the document.
  useLayoutEffect(() => setReducedMotion(motion === "reduced"), [motion]);
  return <Story />;
};
