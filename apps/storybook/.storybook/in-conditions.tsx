import type { Decorator } from "@storybook/react-vite";
import { useLayoutEffect, type ReactNode } from "react";
import { setReducedMotion } from "./reduced-motion.ts";
import type { Conditions } from "./toolbar.ts";

/** The toolbar's choices, put where a page or a device would put them. */
export const inConditions: Decorator = (Story, { globals: { theme, direction, motion, text } }) => (
  <Conditioned direction={direction} motion={motion} text={text} theme={theme}>
    <Story />
  </Conditioned>
);

function Conditioned({ theme, direction, motion, text, children }: Conditions & { children: ReactNode }) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.theme = theme;
    root.dataset.text = text;
    root.dir = direction;
    setReducedMotion(motion === "reduced");
  }, [theme, direction, motion, text]);
  return children;
}
