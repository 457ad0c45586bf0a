import type { Meta, StoryObj } from "@storybook/react-vite";
import { StatRow } from "./stat-row.tsx";

const meta = {
  title: "Marketing/StatRow",
  component: StatRow,
  args: {
    stats: [
      { value: "1.5M+", label: "active users" },
      { value: "Over 90%", label: "want a serious relationship" },
      { value: "5000+", label: "happy advertising customers" },
    ],
  },
} satisfies Meta<typeof StatRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { stats: [{ value: "$1", label: "per qualifying download" }] } };

export const States: Story = {
  render: ({ stats }) => (
    <div className="story-stack">
      <StatRow stats={stats} />
      <StatRow stats={stats.slice(0, 2)} />
      <StatRow stats={stats.slice(2)} />
      <div className="story-surface" data-surface="indigo-deep">
        <StatRow stats={stats} />
      </div>
    </div>
  ),
};

export const NoNumbers: Story = {
  tags: ["dont", "!dev", "!test"],
  args: {
    stats: [
      { value: "Amazing", label: "community" },
      { value: "Unlimited", label: "possibilities" },
    ],
  },
};
