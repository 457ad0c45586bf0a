import type { Meta, StoryObj } from "@storybook/react-vite";

import { expect, fn, userEvent } from "storybook/test";
import { Icon } from "../icon/icon.tsx";
import { arrowRightIcon, downloadIcon } from "../icon/paths.ts";
import { ButtonLink } from "./button-link.tsx";
import { Button } from "./button.tsx";

const meta = {
  title: "Forms/Button",
  component: Button,
  args: { children: "Send message" },
  tags: ["stable"],
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The most important action of a view. */
export const Default: Story = {};

/** All props as controls. */
export const Playground: Story = { args: { size: "large", variant: "secondary", wide: true } };

/** All actions besides the one primary button. */
export const Secondary: Story = { args: { variant: "secondary", children: "How it works" } };

/** For a hero. */
export const Large: Story = { args: { size: "large", children: "Get the app" } };

/** A link with the same style. */
export const Link: Story = { render: () => <ButtonLink href="#download">Get the app</ButtonLink> };

/** Icons that repeat the text; one that points along the text is mirrored in right-to-left text. */
export const WithIcon: Story = {
  render: () => (
    <div className="story-row">
      <Button>
        <Icon path={downloadIcon} />
        Download
      </Button>
      <ButtonLink href="#advertise-form" variant="secondary">
        Get Started
        <Icon data-directed="" path={arrowRightIcon} />
      </ButtonLink>
    </div>
  ),
};

/** While a request is pending: it stays in the tab order and says why. */
export const Waiting: Story = { args: { "aria-busy": true, "aria-disabled": true, children: "Loading..." } };

/** On a surface of strong color it uses the dark scheme. */
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

/** Tab reaches it, also while it is busy; Enter and the space bar press it. */
export const KeyboardOnly: Story = {
  args: { onClick: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

/** One primary action, and the others secondary. */
export const OnePrimary: Story = {
  tags: ["!dev", "!test"],
  render: () => (
    <div className="story-row">
      <Button>Send message</Button>
      <Button variant="secondary">Save draft</Button>
    </div>
  ),
};

/** Two that both want to be first. */
export const TwoPrimaries: Story = {
  tags: ["dont", "!dev", "!test"],
  render: () => (
    <div className="story-row">
      <Button>Send message</Button>
      <Button>Save draft</Button>
    </div>
  ),
};

/** A verb and its object. */
export const Verb: Story = { tags: ["!dev", "!test"], args: { children: "Delete photo" } };

/** A word that says nothing outside its sentence. */
export const Vague: Story = { tags: ["dont", "!dev", "!test"], args: { children: "OK" } };

const looks = (
  <>
    <div className="story-row">
      <Button>Send</Button>
      <Button variant="secondary">How it works</Button>
      <Button>
        <Icon path={downloadIcon} />
        Download
      </Button>
      <ButtonLink href="#advertise-form" variant="secondary">
        Get Started
        <Icon data-directed="" path={arrowRightIcon} />
      </ButtonLink>
    </div>
    <div className="story-row">
      <Button size="large">Get the app</Button>
      <Button size="large" variant="secondary">
        Contact Us
      </Button>
    </div>
    <div className="story-row">
      <Button disabled>Not available</Button>
      <Button aria-disabled>Not yet</Button>
      <Button aria-busy aria-disabled>
        Loading...
      </Button>
    </div>
    <Button wide>As wide as a phone</Button>
  </>
);

/** Both variants and sizes, with an icon, disabled, busy, and wide; then on a strong color. */
export const States: Story = {
  render: () => (
    <div className="story-stack">
      {looks}
      <div className="story-surface" data-surface="indigo-deep">
        <div className="story-stack">{looks}</div>
      </div>
    </div>
  ),
};
