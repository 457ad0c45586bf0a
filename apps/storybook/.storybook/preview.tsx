// Before any component: the first import sets the order of the cascade layers.
import "./foundations.ts";
import "./stories.css";
import "./tables.css";
import type { Preview } from "@storybook/react-vite";
import { breakpoints } from "@matchfront/ui";
import { ComponentPage } from "./component-page.tsx";
import { afterStory, beforeStory } from "./translate-story.ts";
import { typedControls } from "./typed-controls.ts";
import { codeSnippets } from "./code-snippets.ts";
import { loadRenderer, withToolbar } from "./with-toolbar.tsx";
import { themes } from "./theme.ts";
import { globalTypes } from "./toolbar.ts";
import { readParentGlobals } from "./use-toolbar.ts";

type Documented = { __docgenInfo?: { description?: string } };

/** Returns the description without `@example`, since the stories are the examples here. */
// oxlint-disable-next-line eslint/no-underscore-dangle -- the name is Storybook's
const withoutExample = (component?: Documented) => component?.__docgenInfo?.description?.split("@example")[0];

const widths = [320, ...Object.values(breakpoints).map((em) => Number.parseFloat(em) * 16)];

export default {
  tags: ["autodocs"],
  argTypesEnhancers: [typedControls],
  decorators: [withToolbar],
  loaders: [loadRenderer],
  beforeEach: beforeStory,
  afterEach: afterStory,
  initialGlobals: readParentGlobals(),
  globalTypes,
  parameters: {
    a11y: {
      test: "error",
      config: { rules: [{ id: "target-size", enabled: true }] },
      options: { preload: false, resultTypes: ["violations", "incomplete"] },
    },
    backgrounds: { disable: true },
    docs: {
      ...codeSnippets.docs,
      container: ComponentPage,
      extractComponentDescription: withoutExample,
      theme: themes.light,
    },
    jsx: codeSnippets.jsx,
    layout: "padded",
    options: {
      storySort: {
        order: [
          "Introduction",
          "Guides",
          "Foundations",
          ["Tokens", "Type", "Icon", "BrandIcon"],
          "Shell",
          "Marketing",
          "Content",
          "Forms",
          "Feedback",
          "Illustration",
          "Whole forms",
          "Pages",
        ],
      },
    },
    viewport: {
      options: Object.fromEntries(
        widths.map((width) => [
          `width${width}`,
          { name: `${width} px`, styles: { width: `${width}px`, height: "800px" } },
        ]),
      ),
    },
  },
} satisfies Preview;
