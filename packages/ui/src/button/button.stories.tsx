import type { Meta, StoryObj } from "@storybook/react-vite";

import { ButtonLink } from "./button-link.tsx";
import { Button } from "./button.tsx";

const meta = { title: "Forms/Button", component: Button, args: { children: "Send message" } } satisfies Meta<
  typeof Button
>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Calls for the one thing that matters most in a view. */
export const Default: Story = {};

/** Every prop to try. */
export const Playground: Story = { args: { size: "large", variant: "secondary" } };

/** For everything beside the one primary button. */
export const Secondary: Story = { args: { variant: "secondary", children: "How it works" } };

/** For the opening of a page. */
export const Large: Story = { args: { size: "large", children: "Get the app" } };

/** Leads somewhere; looks the same. */
export const Link: Story = { render: () => <ButtonLink href="#download">Get the app</ButtonLink> };

/** While a request runs: it stays in the tab order and says why. */
export const Waiting: Story = { args: { "aria-disabled": true, children: "Loading..." } };

/** On a field of strong colour it takes the dark scheme's look. */
export const OnIndigo: Story = {
  decorators: [
    (Story) => (
      <div className="story-surface" data-surface="indigo-deep">
        <Story />
      </div>
    ),
  ],
  render: () => (
    <div className="story-row">
      <Button>Get started</Button>
      <Button variant="secondary">How it works</Button>
    </div>
  ),
};
