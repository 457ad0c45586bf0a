import type { Meta, StoryObj } from "@storybook/react-vite";

import { Band } from "./band.tsx";

const meta = {
  title: "Illustration/Band",
  component: Band,
  argTypes: { seed: { control: { type: "number", step: 1 } } },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Band>;
export default meta;

type Story = StoryObj<typeof meta>;

/** 128 px of cloth between two sections. */
export const Default: Story = {};

/** All props as controls. */
export const Playground: Story = { args: { seed: 7, size: "band" } };

/** A whole cloth, for a panel. */
export const Cloth: Story = { args: { className: "story-cloth", size: "cloth" } };

/** Sizes, and other cloths from other seeds. */
export const States: Story = {
  render: () => (
    <div className="story-stack">
      <Band size="ribbon" />
      <Band />
      <Band seed={2} />
      <Band seed={3} />
      <Band className="story-cloth" seed={4} size="cloth" />
    </div>
  ),
};
