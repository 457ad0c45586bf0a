import type { Meta, StoryObj } from "@storybook/react-vite";

import { BrandIcon } from "./brand-icon.tsx";
import * as icons from "./paths.ts";

const namesByPath = Object.fromEntries(Object.entries(icons).map(([name, path]) => [path, name]));

const meta = {
  title: "Foundations/BrandIcon",
  component: BrandIcon,
  argTypes: { path: { control: { type: "select", labels: namesByPath }, options: Object.values(icons) } },
  args: { path: icons.youtubeIcon },
} satisfies Meta<typeof BrandIcon>;
export default meta;

type Story = StoryObj<typeof meta>;

/** As tall as the adjacent text. */
export const Default: Story = {};

/** All props as controls. */
export const Playground: Story = { args: { path: icons.appleIcon } };

/** All icons. */
export const States: Story = {
  render: () => (
    <div className="story-row">
      {Object.entries(icons).map(([name, path]) => (
        <BrandIcon key={name} path={path} />
      ))}
    </div>
  ),
};
