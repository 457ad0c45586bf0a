import type { Preview } from "@storybook/react-vite";

/** What a visitor, or the visitor's device, may have chosen; the first of each is how stories start. */
const choices = {
  theme: { description: "Colour scheme", icon: "contrast", items: { light: "Light", dark: "Dark" } },
  direction: {
    description: "Direction of writing",
    icon: "transfer",
    items: { ltr: "Left to right", rtl: "Right to left" },
  },
  motion: {
    description: "Motion",
    icon: "lightning",
    items: { full: "Full motion", reduced: "Reduced motion" },
  },
  text: {
    description: "Text",
    icon: "zoom",
    items: { normal: "Text 100 %", large: "Text 200 %", spaced: "Text spaced out" },
  },
} as const;

/** What is chosen. */
export type Conditions = { [Name in keyof typeof choices]: keyof (typeof choices)[Name]["items"] };

/** How a story is shown until the toolbar says otherwise. */
export const initialGlobals = {
  theme: "light",
  direction: "ltr",
  motion: "full",
  text: "normal",
} satisfies Conditions;

export const globalTypes: NonNullable<Preview["globalTypes"]> = Object.fromEntries(
  Object.entries(choices).map(([name, { description, icon, items }]) => [
    name,
    {
      description,
      toolbar: {
        icon,
        dynamicTitle: true,
        items: Object.entries(items).map(([value, title]) => ({ value, title })),
      },
    },
  ]),
);
