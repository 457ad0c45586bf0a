// Before any component: what is declared first comes first in the order of the layers.
import "./foundations.ts";
import "./stories.css";
import type { Decorator, Preview } from "@storybook/react-vite";
import { breakpoints } from "@matchfront/ui";

/** The toolbar's theme, put where a page would put it. */
const inTheme: Decorator = (Story, { globals }) => {
  document.documentElement.dataset.theme = globals.theme;
  return <Story />;
};

type Documented = { __docgenInfo?: { description?: string } };

/** The example is for editors; here the stories are the examples. */
// oxlint-disable-next-line eslint/no-underscore-dangle -- the name is Storybook's
const withoutExample = (component?: Documented) => component?.__docgenInfo?.description?.split("@example")[0];

export default {
  tags: ["autodocs"],
  decorators: [inTheme],
  initialGlobals: { theme: "light" },
  globalTypes: {
    theme: {
      description: "Colour scheme",
      toolbar: {
        icon: "contrast",
        dynamicTitle: true,
        items: [
          { value: "light", title: "Light" },
          { value: "dark", title: "Dark" },
        ],
      },
    },
  },
  parameters: {
    a11y: { test: "error" },
    backgrounds: { disable: true },
    docs: { extractComponentDescription: withoutExample },
    layout: "padded",
    options: {
      storySort: { order: ["Foundations", "Shell", "Marketing", "Forms", "Feedback", "Illustration"] },
    },
    viewport: {
      options: Object.fromEntries(
        [320, ...Object.values(breakpoints).map((em) => Number.parseFloat(em) * 16)].map((width) => [
          `width${width}`,
          { name: `${width} px`, styles: { width: `${width}px`, height: "800px" } },
        ]),
      ),
    },
  },
} satisfies Preview;
