import type { Meta, StoryObj } from "@storybook/react-vite";

import { StoreButtons } from "./store-buttons.tsx";

const meta = {
  title: "Marketing/StoreButtons",
  component: StoreButtons,
  args: { appleHref: "#apple", googleHref: "#google" },
} satisfies Meta<typeof StoreButtons>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Both stores, side by side or one above the other. */
export const Default: Story = {};

/** Every prop to try. */
export const Playground: Story = { args: { id: "get-the-app" } };

/** `data-own` marks the store of the visitor's own device. */
export const OwnStore: Story = {
  play: ({ canvasElement }) => {
    canvasElement.querySelector("[data-store=google]")?.setAttribute("data-own", "");
  },
};

/** On a field of strong colour. */
export const OnIndigo: Story = {
  decorators: [
    (Story) => (
      <div className="story-surface" data-surface="indigo-deep">
        <Story />
      </div>
    ),
  ],
};
