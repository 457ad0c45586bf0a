import type { Meta, StoryObj } from "@storybook/react-vite";

import { Callout } from "./callout.tsx";

const meta = {
  title: "Content/Callout",
  component: Callout,
  args: {
    title: "We do not run criminal background checks",
    children: <p>Take your time, and meet in a public place first.</p>,
  },
} satisfies Meta<typeof Callout>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A note. */
export const Default: Story = {};

/** All props as controls. */
export const Playground: Story = {
  args: {
    tone: "success",
    title: "You blocked this person",
    children: <p>They can never contact you again.</p>,
  },
};

/** Four tones, each with its own icon; with a link, a list, and only a title. */
export const States: Story = {
  render: (args) => (
    <div className="story-stack">
      <Callout {...args} />
      <Callout title="You may ask for your data" tone="success">
        <p>
          Write to us and you will have it within 48 hours. <a href="#privacy">How we keep your data</a>
        </p>
      </Callout>
      <Callout title="Warning: never send money to somebody you have not met" tone="warning">
        <p>People who want to cheat you:</p>
        <ul>
          <li>say that they love you within days,</li>
          <li>move the chat to another app,</li>
          <li>and then have an emergency that only your money can solve.</li>
        </ul>
      </Callout>
      <Callout title="In danger right now? Call your local emergency number." tone="emergency">
        <p>
          Then, when you are safe, <a href="#report">report the person to us</a>.
        </p>
      </Callout>
      <Callout title="Deleting your account does not cancel your subscription." />
    </div>
  ),
};
