import type { Meta, StoryObj } from "@storybook/react-vite";

import { Band } from "./band.tsx";

const meta = {
  title: "Illustration/Band",
  component: Band,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Band>;
export default meta;

type Story = StoryObj<typeof meta>;

/** 128 px of cloth between two sections. */
export const Default: Story = {};

/** Every prop to try. */
export const Playground: Story = { args: { id: "playground" } };

/** A whole cloth, for a panel. */
export const Cloth: Story = { args: { className: "story-cloth" } };
