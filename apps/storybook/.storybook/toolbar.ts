import type { Preview } from "@storybook/react-vite";
import { storyLanguages } from "../languages/story-language.ts";

const choices = {
  look: { description: "Brand's look", icon: "paintbrush", items: { own: "Own look", lagoon: "Lagoon" } },
  theme: { description: "Colour scheme", icon: "contrast", items: { light: "Light", dark: "Dark" } },
  language: { description: "Language", icon: "globe", items: storyLanguages },
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
    description: "Text size",
    icon: "zoom",
    items: { normal: "Text 100 %", large: "Text 200 % (32 px)", spaced: "Text spaced out" },
  },
  script: {
    description: "Script",
    icon: "markup",
    items: { on: "With scripts", off: "Without a script" },
  },
} as const;

export type StoryGlobals = { [Name in keyof typeof choices]: keyof (typeof choices)[Name]["items"] };

export const initialGlobals = {
  look: "own",
  theme: "light",
  language: "en",
  direction: "ltr",
  motion: "full",
  text: "normal",
  script: "on",
} satisfies StoryGlobals;

export const globalTypes: NonNullable<Preview["globalTypes"]> = Object.fromEntries(
  Object.entries(choices).map(([name, { description, icon, items }]) => [
    name,
    {
      description,
      toolbar: {
        icon,
        // With the chosen titles, the last buttons would be cut off at 1200 px.
        dynamicTitle: false,
        items: Object.entries(items).map(([value, title]) => ({ value, title })),
      },
    },
  ]),
);
