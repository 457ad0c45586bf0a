import type { Meta, StoryObj } from "@storybook/react-vite";

import { Logo } from "./logo.tsx";

const meta = { title: "Shell/Logo", component: Logo, args: { name: "Moyo" } } satisfies Meta<typeof Logo>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Leads home from every page. */
export const Default: Story = {};

/** Every prop to try. */
export const Playground: Story = { args: { name: "Another name", href: "#home" } };

/** On a field of strong colour. */
export const OnIndigo: Story = {
  decorators: [
    (Story) => (
      <div className="story-surface" data-surface="indigo">
        <Story />
      </div>
    ),
  ],
};
