import type { Meta, StoryObj } from "@storybook/react-vite";

import { Icon } from "./icon.tsx";
import * as icons from "./paths.ts";

const namesByPath = Object.fromEntries(Object.entries(icons).map(([name, path]) => [path, name]));

const meta = {
  title: "Foundations/Icon",
  component: Icon,
  argTypes: { path: { control: { type: "select", labels: namesByPath }, options: Object.values(icons) } },
  args: { path: icons.checkIcon },
} satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

/** As tall as the text beside it. */
export const Default: Story = {};

/** All props as controls. */
export const Playground: Story = { args: { path: icons.heartIcon, box: 256 } };

/** All that we have. */
export const States: Story = {
  render: () => (
    <div className="story-row">
      {Object.entries(icons).map(([name, path]) => (
        <Icon key={name} path={path} />
      ))}
    </div>
  ),
};
