import type { Meta, StoryObj } from "@storybook/react-vite";
import { Icon } from "../icon/icon.tsx";
import { arrowRightIcon, downloadIcon } from "../icon/paths.ts";
import { Button, ButtonLink } from "./button.tsx";

const meta = {
  title: "Forms/Button",
  component: Button,
  args: { children: "Send message" },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: "large", variant: "secondary", wide: true } };

/** A pending request: the button stays in the tab order and its label gives the reason. */
export const Waiting: Story = { args: { "aria-busy": true, "aria-disabled": true, children: "Loading..." } };

export const OnePrimary: Story = {
  tags: ["!dev", "!test"],
  render: () => (
    <div className="story-row">
      <Button>Send message</Button>
      <Button variant="secondary">Save draft</Button>
    </div>
  ),
};

export const TwoPrimaries: Story = {
  tags: ["dont", "!dev", "!test"],
  render: () => (
    <div className="story-row">
      <Button>Send message</Button>
      <Button>Save draft</Button>
    </div>
  ),
};

export const Verb: Story = { tags: ["!dev", "!test"], args: { children: "Delete photo" } };

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

/** Icons repeat the text. One that points in reading direction is mirrored in right-to-left text. */
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
