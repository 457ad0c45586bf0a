import type { Meta, StoryObj } from "@storybook/react-vite";

import { Band } from "./band.tsx";

const meta = {
  title: "Illustration/Band",
  component: Band,
  tags: ["stable"],
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

/** All three sizes. */
export const Sizes: Story = {
  tags: ["!dev", "!test"],
  render: () => (
    <div className="story-stack">
      <Band size="ribbon" />
      <Band />
      <Band className="story-cloth" seed={3} size="cloth" />
    </div>
  ),
};

/** Words, and cloth below them. */
export const AtTheEnd: Story = {
  tags: ["!dev", "!test"],
  render: () => (
    <>
      <div className="story-surface" data-surface="indigo-deep">
        <p className="story-h2">See you there</p>
      </div>
      <Band seed={2} />
    </>
  ),
};

/** Words that lie on the cloth. */
export const BehindWords: Story = {
  tags: ["dont", "!dev", "!test"],
  render: () => (
    <div className="story-overlay">
      <Band seed={2} />
      <p className="story-h2">See you there</p>
    </div>
  ),
};
