import type { Meta, StoryObj } from "@storybook/react-vite";
import { NoticeBanner } from "./notice-banner.tsx";

const meta = {
  title: "Shell/NoticeBanner",
  component: NoticeBanner,
  args: {
    title: "Messages are late today.",
    children: "We know why and we’re fixing it. Nothing you sent is lost.",
  },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof NoticeBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { tone: "warning", link: { label: "What happened", href: "#status" } },
};

export const States: Story = {
  render: (args) => (
    <div className="story-stack">
      <NoticeBanner {...args} />
      <NoticeBanner link={{ label: "See updates", href: "#status" }} title="Maintenance on Sunday.">
        You can’t sign in from 2 to 4 a.m., Lagos time.
      </NoticeBanner>
      <NoticeBanner title="Beware of fake Moyo accounts." tone="warning">
        Nobody from Moyo will ever ask you for money or a code.
      </NoticeBanner>
      <NoticeBanner
        link={{ label: "How to spot a scam", href: "#safety" }}
        title="Someone’s using our name."
        tone="warning"
      >
        Messages that offer you a refund aren’t from us.
      </NoticeBanner>
    </div>
  ),
};

export const WhatToDo: Story = {
  tags: ["!dev", "!test"],
  args: {
    tone: "warning",
    title: "Beware of fake Moyo accounts.",
    children: "Nobody from Moyo will ever ask you for money or a code.",
    link: { label: "How to spot a scam", href: "#safety" },
  },
};

export const Advertising: Story = {
  tags: ["dont", "!dev", "!test"],
  args: {
    tone: "warning",
    title: "Only today!",
    children: "Half the price for your first month.",
    link: { label: "Subscribe now", href: "#subscribe" },
  },
};
