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
  parameters: { docs: { frame: "wide" } },
} satisfies Meta<typeof TopNav>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    current: "/download",
    action: { label: "Join us", href: "/join" },
    label: "Pages of Moyo",
    menuLabel: "Pages",
  },
};

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

/** In a narrow window the button opens the list, and Esc closes it. */
export const Menu: Story = {
  globals: { viewport: { value: "width320" } },
  play: async ({ canvasElement }) => {
    const menu = within(canvasElement).getByText("Menu");
    await userEvent.click(menu);
    await expect(within(canvasElement).getByRole("link", { name: "Download" })).toBeVisible();
  },
};

export const FewPages: Story = { tags: ["!dev", "!test"], args: { current: "/download" } };

export const EveryPage: Story = {
  tags: ["dont", "!dev", "!test"],
  args: {
    items: [
      ...meta.args.items,
      { label: "Dating safety", href: "/safety" },
      { label: "Community Guidelines", href: "/communityguidelines" },
      { label: "Privacy", href: "/privacy" },
      { label: "Terms", href: "/terms" },
      { label: "Contact Us", href: "/contactus" },
    ],
  },
};
