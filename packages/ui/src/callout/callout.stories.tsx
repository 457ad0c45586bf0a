import type { Meta, StoryObj } from "@storybook/react-vite";
import { Callout } from "./callout.tsx";

const meta = {
  title: "Content/Callout",
  component: Callout,
  args: {
    title: "We don’t run criminal background checks",
    children: <p>Take your time, and meet in a public place first.</p>,
  },
} satisfies Meta<typeof Callout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    tone: "success",
    title: "You blocked this person",
    children: <p>They can never contact you again.</p>,
  },
};

export const States: Story = {
  render: (args) => (
    <div className="story-stack">
      <Callout {...args} />
      <Callout title="You can ask for your data" tone="success">
        <p>
          Write to us and you’ll have it within 48 hours. <a href="#privacy">How we use your data</a>
        </p>
      </Callout>
      <Callout title="Never send money to someone you haven’t met" tone="warning">
        <p>Scammers:</p>
        <ul>
          <li>say they love you within days,</li>
          <li>move the chat to another app,</li>
          <li>and then have an emergency that only your money can fix.</li>
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

export const Calm: Story = {
  tags: ["!dev", "!test"],
  args: {
    tone: "warning",
    title: "Never send money to someone you haven’t met",
    children: <p>No matter what they tell you.</p>,
  },
};

export const Shouting: Story = {
  tags: ["dont", "!dev", "!test"],
  args: { tone: "emergency", title: "WARNING!!! READ THIS!!!", children: <p>Our terms have changed.</p> },
};
