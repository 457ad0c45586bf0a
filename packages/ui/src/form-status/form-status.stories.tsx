import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button.tsx";
import { FormStatus } from "./form-status.tsx";

const meta = {
  title: "Forms/FormStatus",
  component: FormStatus,
  args: { children: "something went wrong", tone: "error" },
} satisfies Meta<typeof FormStatus>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Unlike a toast, it stays. */
export const Default: Story = {};

export const Playground: Story = {
  args: { tone: "info", announce: false, action: <Button variant="secondary">Send again</Button> },
};

/** Includes an empty status, which takes no space. */
export const States: Story = {
  render: () => (
    <div className="story-stack">
      <FormStatus>We kept what you typed last time</FormStatus>
      <FormStatus />
      <FormStatus tone="success">Your request is on its way to us</FormStatus>
      <FormStatus tone="error">something went wrong</FormStatus>
      <FormStatus action={<Button variant="secondary">Try again</Button>} tone="error">
        We couldn’t reach the server. Please check your connection and send your request again.
      </FormStatus>
      <FormStatus action={<Button variant="secondary">Cancel</Button>} tone="queued">
        We’ll send this when you’re back online
      </FormStatus>
    </div>
  ),
};

export const WhatNow: Story = {
  tags: ["!dev", "!test"],
  args: {
    children: "We couldn’t reach the server. Please check your connection and send your request again.",
    action: <Button variant="secondary">Try again</Button>,
  },
};

export const Log: Story = {
  tags: ["dont", "!dev", "!test"],
  args: { children: "Error 503: upstream request timeout" },
};
