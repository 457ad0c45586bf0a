import type { Meta, StoryObj } from "@storybook/react-vite";
import { typeSteps } from "../tokens/tokens.ts";
import alphabets from "./alphabets.json" with { type: "json" };

const meta = {
  title: "Foundations/Type",
  tags: ["!autodocs"],
  parameters: { docs: { codePanel: false } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** Headings are set in Ojuju, text in Mulish. */
export const Scale: Story = {
  render: () => (
    <dl className="story-stack">
      {Object.entries(typeSteps).map(([step, { lineHeight }]) => (
        <div key={step}>
          <dt>
            <code>--text-{step}</code>, line height {lineHeight}
          </dt>
          <dd className={`story-specimen story-${step}`}>Find something real.</dd>
        </div>
      ))}
    </dl>
  ),
};

/** The letters that the fonts must have. */
export const Alphabets: Story = {
  render: () => (
    <dl className="story-stack">
      {Object.entries(alphabets).map(([language, letters]) => (
        <div key={language}>
          <dt>{language}</dt>
          <dd className="story-specimen story-h3">{letters}</dd>
          <dd className="story-specimen">{letters}</dd>
        </div>
      ))}
    </dl>
  ),
};

/** Names in both typefaces. */
export const States: Story = {
  render: () => (
    <div className="story-stack">
      <p className="story-display">Ọláwálé &amp; Ngọzi</p>
      <p className="story-h2">Àṣẹ, Ɗan Ladi, Kɔfi, Ŋutifafa</p>
      <p className="story-lead">Ọláwálé met Ngọzi in Ìbàdàn. Coins cost ₦1,500 there and ₵20 in Kumasi.</p>
      <p>More than 90% of members want a serious relationship.</p>
      <p className="story-small">Sign in with your phone number, Apple or Facebook. 18 and older.</p>
    </div>
  ),
};
