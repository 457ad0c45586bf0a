import type { Meta, StoryObj } from "@storybook/react-vite";

import { expect, userEvent, within } from "storybook/test";
import { Footer } from "../footer/footer.tsx";
import { Logo } from "../logo/logo.tsx";
import { Page } from "./page.tsx";

const meta = {
  title: "Shell/Page",
  component: Page,
  args: {
    header: <Logo name="Moyo" />,
    footer: (
      <Footer
        columns={[{ heading: "LEGAL", links: [{ label: "Privacy", href: "#privacy" }] }]}
        holder="Moyo"
        year={2026}
      />
    ),
    children: (
      <div className="story-surface">
        <h1>Security</h1>
        <p>Tell us about a weakness before you tell anybody else, and we will mend it together.</p>
      </div>
    ),
  },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The footer stands at the window's foot even under a short text. */
export const Default: Story = {};

/** Every prop to try. */
export const Playground: Story = { args: { skipLabel: "Skip to the text" } };

/** The first Tab shows the way past the header. */
export const SkipLink: Story = {
  play: async ({ canvasElement }) => {
    const skip = within(canvasElement).getByRole("link", { name: "Skip to content" });
    skip.focus();
    await expect(skip).toHaveFocus();
    await userEvent.keyboard("{Shift}");
  },
};
