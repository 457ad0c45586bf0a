import type { Meta, StoryObj } from "@storybook/react-vite";
import { Hotlines } from "./hotlines.tsx";

const checkedOn = "2026-03-14";

const meta = {
  title: "Content/Hotlines",
  component: Hotlines,
  // `Intl` rejects other texts.
  argTypes: { locale: { control: "select", options: ["en-US", "fr", "sw", "yo"] } },
  args: {
    headingLevel: 2,
    emergency: {
      title: "In danger right now? Call your local emergency number.",
      numbers: [{ country: "Nigeria", phone: "112" }],
    },
    lines: [
      {
        country: "United States",
        name: "National Domestic Violence Hotline",
        phone: "1-800-799-7233",
        checkedOn,
        source: "Wikipedia",
      },
      {
        country: "United States",
        name: "Human Trafficking Hotline",
        phone: "1-888-373-7888",
        sms: "233733",
        checkedOn,
        source: "freewaync.org",
      },
      {
        country: "South Africa",
        name: "GBV Command Centre",
        phone: "0800 428 428",
        sms: "31531",
        note: "Free to call, at any hour.",
        checkedOn,
        source: "capetalk.co.za",
      },
      { country: "Kenya", name: "GBV hotline", phone: "1195", checkedOn, source: "nation.africa" },
      {
        country: "Ghana",
        name: "Helpline of Hope",
        phone: "0800 800 800",
        sms: "8020",
        checkedOn,
        source: "myjoyonline.com",
      },
    ],
  },
} satisfies Meta<typeof Hotlines>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    headingLevel: 3,
    callLabel: "Phone",
    textLabel: "SMS to",
    checkedLabel: "read on",
    sourceLabel: "From:",
    locale: "en-GB",
    lines: meta.args.lines.slice(2, 3),
  },
};

export const States: Story = {
  args: {
    emergency: {
      title: "In danger right now? Call your local emergency number.",
      numbers: [
        { country: "Nigeria", phone: "112" },
        { country: "United States", phone: "911" },
      ],
    },
    lines: [
      ...meta.args.lines.slice(1, 4),
      { country: "South Africa", name: "GBV text line", sms: "31531", checkedOn, source: "capetalk.co.za" },
    ],
  },
};

export const InDigits: Story = { tags: ["!dev", "!test"], args: { lines: meta.args.lines.slice(0, 1) } };

export const InLetters: Story = {
  tags: ["dont", "!dev", "!test"],
  args: {
    lines: [
      {
        country: "United States",
        name: "National Domestic Violence Hotline",
        phone: "1-800-799-SAFE",
        checkedOn,
        source: "Wikipedia",
      },
    ],
  },
};
