import type { Meta, StoryObj } from "@storybook/react-vite";
import { QuickExit } from "./quick-exit.tsx";
import { startQuickExit } from "./start-quick-exit.ts";

const promise =
  "Someone watching? The link at the bottom of the window takes you straight to the weather; so does pressing Shift three times. Back won’t bring you here again.";

const meta = {
  title: "Content/QuickExit",
  component: QuickExit,
  args: { href: "#weather" },
  render: (args) => <QuickExit {...args} ref={startQuickExit} />,
  decorators: [
    (Story) => (
      <div className="story-stack">
        <h1>Dating safety</h1>
        <p>{promise}</p>
        <Story />
      </div>
    ),
  ],
  // At the bottom of the viewport, so each story needs an iframe.
  parameters: { docs: { story: { inline: false, height: "15rem" } } },
} satisfies Meta<typeof QuickExit>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { label: "Hide this page" } };

export const States: Story = {
  render: (args) => (
    <div className="story-stack">
      {[undefined, 1, 2].map((presses) => (
        <div className="story-frame" key={presses ?? 0}>
          <QuickExit
            data-presses={presses}
            {...args}
            label={`Leave this site${presses ? ` (${presses})` : ""}`}
          />
        </div>
      ))}
    </div>
  ),
};

export const TellingLabel: Story = {
  tags: ["dont", "!dev", "!test"],
  args: { label: "Hide this from my partner" },
};
