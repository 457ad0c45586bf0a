import type { Meta, StoryObj } from "@storybook/react-vite";
import touchIcon from "../marks/apple-touch-icon.png";
import favicon from "../marks/favicon.svg";
import icon from "../marks/icon-192.png";
import maskableIcon from "../marks/icon-maskable-512.png";
import { Logo } from "./logo.tsx";
import { Mark } from "./mark.tsx";

const meta = {
  title: "Shell/Logo",
  component: Logo,
  args: { name: "Moyo" },
} satisfies Meta<typeof Logo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { name: "Another name", href: "#home" } };

export const States: Story = {
  render: (args) => (
    <div className="story-stack">
      {[
        { "data-theme": "light" },
        { "data-theme": "dark" },
        { "data-surface": "indigo" },
        { "data-surface": "indigo-deep" },
      ].map((surface) => (
        <div className="story-surface" key={Object.values(surface).join("")} {...surface}>
          <Logo {...args} />
        </div>
      ))}
    </div>
  ),
};

/** The mark in text sizes, and as icons for browsers and home screens. */
export const Marks: Story = {
  parameters: { docs: { canvas: { sourceState: "none" }, codePanel: false } },
  render: () => (
    <div className="story-stack">
      <div className="story-row">
        {["story-small", "story-h3", "story-h1", "story-display"].map((size) => (
          <span className={size} key={size}>
            <Mark />
          </span>
        ))}
      </div>
      <div className="story-surface" data-surface="indigo">
        <div className="story-row">
          <img alt="" height="16" src={favicon} width="16" />
          <img alt="" height="32" src={favicon} width="32" />
          <img alt="" height="180" src={touchIcon} width="180" />
          <img alt="" height="192" src={icon} width="192" />
          <img alt="" height="192" src={maskableIcon} width="192" />
        </div>
      </div>
    </div>
  ),
};

export const WithSlogan: Story = {
  tags: ["dont", "!dev", "!test"],
  args: { name: "Moyo, the #1 dating app for Black singles" },
};
