import type { Meta, StoryObj } from "@storybook/react-vite";
import { BrowseScreen } from "./browse-screen.tsx";
import { ChatScreen } from "./chat-screen.tsx";
import { FiltersScreen } from "./filters-screen.tsx";
import { MatchScreen } from "./match-screen.tsx";
import { ProfileScreen } from "./profile-screen.tsx";
import { ReportScreen } from "./report-screen.tsx";

const screens = [
  { Picture: ProfileScreen, label: "The app shows a new profile: Amara, 29, Nairobi" },
  { Picture: BrowseScreen, label: "The app shows Kamau, 31, from Nairobi, to like or to pass" },
  { Picture: MatchScreen, label: "The app says that Amara and Kamau both slid right" },
  { Picture: ChatScreen, label: "A chat: Kamau and you agree on Saturday at noon, somewhere busy" },
  { Picture: FiltersScreen, label: "The filters: women from 25 to 38, up to 40 km away, something serious" },
  { Picture: ReportScreen, label: "Reporting someone: six reasons, and a switch that blocks them" },
];

const meta = {
  title: "Illustration/Screen",
  component: ProfileScreen,
  args: { label: "The app shows a new profile: Amara, 29, Nairobi", width: 280 },
} satisfies Meta<typeof ProfileScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { label: "A profile in the app", width: 320 },
  parameters: { docs: { canvas: { className: "story-small" } } },
};

export const States: Story = {
  render: () => (
    <div className="story-stack">
      <div className="story-row">
        {screens.map(({ Picture, label }) => (
          <Picture key={label} label={label} width={240} />
        ))}
      </div>
      {[{ "data-theme": "light" }, { "data-theme": "dark" }, { "data-surface": "indigo" }].map((surface) => (
        <div className="story-surface" key={Object.values(surface).join("")} {...surface}>
          <div className="story-row">
            {screens.map(({ Picture, label }) => (
              <Picture key={label} width={96} />
            ))}
          </div>
        </div>
      ))}
    </div>
  ),
};

export const Legible: Story = {
  tags: ["!dev", "!test"],
  args: { label: undefined, width: 240 },
};

export const Tiny: Story = {
  tags: ["dont", "!dev", "!test"],
  args: { label: undefined, width: 72 },
};

export const AllSix: Story = {
  tags: ["!dev", "!test"],
  render: () => (
    <div className="story-row">
      {screens.map(({ Picture, label }) => (
        <Picture key={label} label={label} width={160} />
      ))}
    </div>
  ),
};
