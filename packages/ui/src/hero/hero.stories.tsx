import type { Meta, StoryObj } from "@storybook/react-vite";

import { Couple } from "../couple/couple.tsx";
import { StoreButtons } from "../store-buttons/store-buttons.tsx";
import { Hero } from "./hero.tsx";

const meta = {
  title: "Marketing/Hero",
  component: Hero,
  args: {
    eyebrow: "#1 dating app for Black singles",
    title: "Find something real.",
    illustration: (
      <Couple label="A woman with braids and a man with a beard, eyes closed, face to face before the sun" />
    ),
    children: (
      <>
        <p>Over 1.5 million active users. More than 90% are looking for a serious relationship.</p>
        <StoreButtons appleHref="#apple" googleHref="#google" />
      </>
    ),
  },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Hero>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Text first, the picture beside or below it. */
export const Default: Story = {};

/** Every prop to try. */
export const Playground: Story = {
  args: { title: "The #1 dating app for Black singles", eyebrow: "Find something real" },
};

/** A heading and a picture are enough. */
export const WithoutText: Story = { args: { eyebrow: undefined, children: undefined } };
