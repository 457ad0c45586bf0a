import type { Meta, StoryObj } from "@storybook/react-vite";
import { SecondaryFooter } from "./secondary-footer.tsx";

const meta = {
  title: "Shell/SecondaryFooter",
  component: SecondaryFooter,
  tags: ["reflows"],
  args: {
    notes: [
      <strong key="age">18+ only</strong>,
      "No trackers on this site",
      "Made for Black and African singles",
    ],
  },
  parameters: { layout: "fullscreen", docs: { canvas: { className: "story-wide" }, frame: "wide" } },
} satisfies Meta<typeof SecondaryFooter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    label: "Good to know",
    notes: ["18+ only", "iOS 15.4 and up", "Android 7.0 and up"],
  },
};

export const States: Story = {
  render: ({ notes }) => (
    <div className="story-stack">
      <SecondaryFooter label="One note" notes={notes.slice(0, 1)} />
      <SecondaryFooter label="Three notes" notes={notes} />
      <SecondaryFooter
        label="Many notes"
        notes={[
          ...notes,
          "Works without scripts",
          "iOS 15.4 and up, Android 7.0 and up",
          "An original pattern: strips and meetings",
          <a href="#faq" key="help">
            Help
          </a>,
        ]}
      />
    </div>
  ),
};

export const Sentences: Story = {
  tags: ["dont", "!dev", "!test"],
  args: {
    notes: [
      "You must be at least 18 years old to open an account, wherever you live",
      "We set no advertising cookies and count no visits, as the cookie policy explains",
      "Subscriptions go on until you cancel them where you bought them",
    ],
  },
};
