import type { Meta, StoryObj } from "@storybook/react-vite";

import { expect, userEvent, within } from "storybook/test";
import { startTopNav } from "./start-top-nav.ts";
import { TopNav } from "./top-nav.tsx";

const meta = {
  title: "Shell/TopNav",
  component: TopNav,
  tags: ["reflows"],
  args: {
    items: [
      { label: "Moyo Blacks", href: "/moyo-blacks" },
      { label: "Affiliate", href: "/ambassadors" },
      { label: "Advertise with Moyo", href: "/advertise" },
      { label: "Download", href: "/download" },
    ],
  },
  render: (args) => <TopNav {...args} ref={startTopNav} />,
} satisfies Meta<typeof TopNav>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A row from 500 px, a menu below. */
export const Default: Story = {};

/** All props as controls. */
export const Playground: Story = {
  args: {
    current: "/download",
    action: { label: "Join us", href: "/join" },
    label: "Pages of Moyo",
    menuLabel: "Pages",
  },
};

/** On another page; on one of its pages; with the prominent item; on a surface of strong color. */
export const States: Story = {
  render: ({ items }) => (
    <div className="story-stack">
      <TopNav items={items} label="Elsewhere" />
      <TopNav current="/ambassadors" items={items} label="Affiliates" />
      <TopNav
        action={{ label: "Sign up", href: "/signup" }}
        current="/ambassadors"
        items={items}
        label="Affiliates, sign up"
      />
      <div className="story-surface" data-surface="indigo-deep">
        <TopNav
          action={{ label: "Sign up", href: "/signup" }}
          current="/ambassadors"
          items={items}
          label="On indigo"
        />
      </div>
    </div>
  ),
};

/** In a narrow window: the button opens the list, and Esc closes it. */
export const Menu: Story = {
  globals: { viewport: { value: "width320" } },
  play: async ({ canvasElement }) => {
    const menu = within(canvasElement).getByText("Menu");
    await userEvent.click(menu);
    await expect(within(canvasElement).getByRole("link", { name: "Download" })).toBeVisible();
  },
};
