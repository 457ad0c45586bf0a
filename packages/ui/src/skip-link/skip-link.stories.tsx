import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Logo } from "../logo/logo.tsx";
import { SkipLink, type SkipLinkProps } from "./skip-link.tsx";

const meta = {
  title: "Shell/SkipLink",
  component: SkipLink,
  args: { href: "#security" },
  decorators: [
    (Story) => (
      <>
        <Story />
        <Logo name="Moyo" />
        <h1 id="security" tabIndex={-1}>
          Security
        </h1>
        <p>Press Tab: the way past the header appears. Press Enter: it takes you here.</p>
      </>
    ),
  ],
  parameters: { docs: { story: { inline: false, height: "14rem" } } },
} satisfies Meta<typeof SkipLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { children: "Skip to the text", href: "#security" } };

export const States: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("link", { name: "Skip to content" })).toHaveFocus();
  },
};

/** A class shows it like a focused one, because only one element of a page can have the focus. */
const inView = (args: SkipLinkProps) => <SkipLink {...args} className="story-in-view" />;

export const InView: Story = { tags: ["!dev", "!test"], render: inView };

export const Nowhere: Story = {
  tags: ["dont", "!dev", "!test"],
  args: { children: "Skip" },
  render: inView,
};
