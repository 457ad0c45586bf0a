import type { Meta, StoryObj } from "@storybook/react-vite";
import { ButtonLink } from "../button/button.tsx";
import { AdFormats } from "../illustrations/scenes/ad-formats.tsx";
import { Audience } from "../illustrations/scenes/audience.tsx";
import { CreateProfile } from "../illustrations/scenes/create-profile.tsx";
import { Couple } from "../couple/couple.tsx";
import { ManWithBeard } from "../illustrations/portraits/man-with-beard.tsx";
import { ManWithGlasses } from "../illustrations/portraits/man-with-glasses.tsx";
import { Panel } from "./panel.tsx";

const meta = {
  title: "Marketing/Panel",
  component: Panel,
  args: {
    title: "The people you want to reach",
    picture: <Audience bleed preserveAspectRatio="xMidYMid" />,
    children: (
      <p>
        1.5M+ active users who meet through the values they share. Choose yours by location, race, ethnicity
        and gender, where the law allows.
      </p>
    ),
  },
} satisfies Meta<typeof Panel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { pictureSide: "start", surface: "indigo", level: 3 },
  parameters: { docs: { canvas: { className: "story-small" } } },
};

export const States: Story = {
  render: (args) => (
    <div className="story-stack">
      <Panel {...args} actions={<ButtonLink href="#advertise-form">Get Started</ButtonLink>} />
      <Panel
        actions={
          <ButtonLink href="#advertise-form" variant="secondary">
            Get Started today
          </ButtonLink>
        }
        picture={<AdFormats bleed preserveAspectRatio="xMidYMid" />}
        pictureSide="start"
        surface="indigo"
        title="Where they’re looking anyway"
      >
        <p>Your banner sits inside messages, between two people and out of their way.</p>
      </Panel>
      <Panel
        level={3}
        picture={<Couple left={ManWithGlasses} right={ManWithBeard} />}
        surface="indigo-deep"
        title="A reply within a day"
      >
        <p>We’ll get back to you within 24 hours.</p>
      </Panel>
    </div>
  ),
};

export const Filled: Story = {
  tags: ["!dev", "!test"],
  args: {
    title: "A profile in a minute",
    picture: <CreateProfile bleed />,
    children: <p>A photo, your values, and what you hope for.</p>,
  },
};

export const Floating: Story = {
  tags: ["dont", "!dev", "!test"],
  args: { ...Filled.args, picture: <CreateProfile /> },
};
