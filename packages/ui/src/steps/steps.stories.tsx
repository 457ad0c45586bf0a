import type { Meta, StoryObj } from "@storybook/react-vite";
import { BrowsePhotos } from "../illustrations/scenes/browse-photos.tsx";
import { CreateProfile } from "../illustrations/scenes/create-profile.tsx";
import { StartCommunicating } from "../illustrations/scenes/start-communicating.tsx";
import { Steps } from "./steps.tsx";

const affiliate = [
  {
    title: "Sign up",
    text: "Tell us where you post. Your page must be public, and you must be 18 or older.",
  },
  {
    title: "Share your affiliate link",
    text: "It’s yours alone and works for one month. Post twice, at least once as a video.",
  },
  { title: "Earn $1 per download", text: "Ask to get paid weekly, every two weeks or monthly." },
];

const meta = {
  title: "Marketing/Steps",
  component: Steps,
  args: {
    steps: [
      {
        title: "Create A Profile",
        text: "A photo, your values, and what you hope for. Sign in by phone, Apple or Facebook.",
        illustration: <CreateProfile />,
      },
      {
        title: "Browse Photos",
        text: "Meet people near you, one at a time. Slide right on anyone you’d like to know better.",
        illustration: <BrowsePhotos />,
      },
      {
        title: "Start Communicating",
        text: "You both slid right? It’s a match, so say hello: a private message or an interest.",
        illustration: <StartCommunicating />,
      },
    ],
  },
} satisfies Meta<typeof Steps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { steps: meta.args.steps.slice(0, 2) },
  parameters: { docs: { canvas: { className: "story-small" } } },
};

export const States: Story = {
  render: ({ steps }) => (
    <div className="story-stack">
      <Steps steps={steps} />
      <Steps steps={affiliate} />
      <div className="story-surface" data-surface="indigo">
        <Steps steps={affiliate.slice(0, 2)} />
      </div>
    </div>
  ),
};

export const ThreeSteps: Story = { tags: ["!dev", "!test"], args: { steps: affiliate } };

export const NoOrder: Story = {
  tags: ["dont", "!dev", "!test"],
  args: {
    steps: [
      { title: "Safe", text: "Blocked means blocked." },
      { title: "Serious", text: "More than 90% want a relationship." },
    ],
  },
};
