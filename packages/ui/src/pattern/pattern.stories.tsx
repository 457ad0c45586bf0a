import type { Meta, StoryObj } from "@storybook/react-vite";
import { Pattern } from "./pattern.tsx";

const meta = {
  title: "Illustration/Pattern",
  component: Pattern,
  argTypes: { seed: { control: { type: "number", step: 1 } } },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Pattern>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { seed: 7, size: "medium" } };

export const FullHeight: Story = { args: { className: "story-pattern", size: "full-height" } };

export const States: Story = {
  render: () => (
    <div className="story-stack">
      <Pattern size="small" />
      <Pattern />
      <Pattern seed={2} />
      <Pattern seed={3} />
      <Pattern className="story-pattern" seed={4} size="full-height" />
    </div>
  ),
};

export const AtTheEnd: Story = {
  tags: ["!dev", "!test"],
  render: () => (
    <>
      <div className="story-surface" data-surface="indigo-deep">
        <p className="story-h2">See you there</p>
      </div>
      <Pattern seed={2} />
    </>
  ),
};

export const BehindWords: Story = {
  tags: ["dont", "!dev", "!test"],
  render: () => (
    <div className="story-overlay">
      <Pattern seed={2} />
      <p className="story-h2">See you there</p>
    </div>
  ),
};
