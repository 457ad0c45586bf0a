import type { Meta, StoryObj } from "@storybook/react-vite";
import { Couple } from "../couple/couple.tsx";
import { ManWithLocs } from "../illustrations/portraits/man-with-locs.tsx";
import { WomanWithAfro } from "../illustrations/portraits/woman-with-afro.tsx";
import { WomanWithCornrows } from "../illustrations/portraits/woman-with-cornrows.tsx";
import { Card, CardGrid } from "./card.tsx";

const meta = {
  title: "Marketing/Card",
  component: Card,
  args: {
    title: "Dating safety",
    href: "#safety",
    children: <p>From the first chat to the first meeting, and who to call when something’s wrong.</p>,
  },
} satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    level: 2,
    media: <Couple left={WomanWithAfro} right={WomanWithCornrows} className="story-picture" />,
  },
  parameters: { docs: { canvas: { className: "story-narrow" } } },
};

export const Grid: Story = {
  render: () => (
    <CardGrid>
      <Card href="#safety" title="Dating safety">
        <p>From the first chat to the first meeting, and who to call when something’s wrong.</p>
      </Card>
      <Card href="#safetytips" title="Social safety">
        <p>Six tips for new members: what’s public, who to block, when to report.</p>
      </Card>
      <Card href="#communityguidelines" title="Community Guidelines">
        <p>What this community isn’t for.</p>
      </Card>
      <Card href="#security" title="Security">
        <p>Found a vulnerability? Tell us before you tell anyone else.</p>
      </Card>
    </CardGrid>
  ),
};

export const States: Story = {
  render: (args) => (
    <div className="story-stack">
      <CardGrid>
        <Card {...args} />
        <Card title="Block someone">
          <p>It’s permanent: anyone you block can never contact you again.</p>
        </Card>
        <Card
          href="#stories"
          media={<Couple left={WomanWithCornrows} right={ManWithLocs} />}
          title="Success stories"
        >
          <p>Met here? Tell us.</p>
        </Card>
      </CardGrid>
      <div className="story-surface" data-surface="indigo">
        <CardGrid>
          <Card href="#advertise" level={2} title="Advertise with Moyo">
            <p>5000+ happy advertising customers.</p>
          </Card>
          <Card level={2} title="Earn $1 per download">
            <p>Share your link for one month.</p>
          </Card>
        </CardGrid>
      </div>
    </div>
  ),
};

export const LinksInside: Story = {
  tags: ["dont", "!dev", "!test"],
  args: {
    title: "Social safety",
    href: "#safetytips",
    children: (
      <p>
        Six tips for new members. <a href="#block">How to block</a>, <a href="#report">how to report</a>.
      </p>
    ),
  },
};
