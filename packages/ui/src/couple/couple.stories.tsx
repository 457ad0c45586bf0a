import type { Meta, StoryObj } from "@storybook/react-vite";

import { Couple } from "./couple.tsx";

const meta = {
  title: "Illustration/Couple",
  component: Couple,
  args: { label: "A woman with braids and a man with a beard, eyes closed, face to face before the sun" },
  decorators: [
    (Story) => (
      <div className="story-picture" data-surface="indigo">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Couple>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The halves of the sun meet once, where the visitor has not asked for less motion. */
export const Default: Story = {};

/** Every prop to try. */
export const Playground: Story = { args: { label: "Two people before the sun" } };

/** Without a label it is hidden from screen readers. */
export const Decoration: Story = { args: { label: "" } };
