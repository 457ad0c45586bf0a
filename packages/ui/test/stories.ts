import { composeStories } from "@storybook/react-vite";
import type { FunctionComponent } from "react";

type StoryModule = Parameters<typeof composeStories>[0];

// Token samples are styled inline and only for Storybook.
const modules = import.meta.glob<StoryModule>(["../src/**/*.stories.tsx", "!../src/tokens/**"], {
  eager: true,
});
const isComponent = (story: unknown): story is FunctionComponent => typeof story === "function";

/** The stories of all components. */
export const stories = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries<unknown>(composeStories(module)).flatMap(([name, Story]) =>
    isComponent(Story) ? [{ file, name, Story }] : [],
  ),
);
