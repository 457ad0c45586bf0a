import type { Meta, StoryObj } from "@storybook/react-vite";

import alphabets from "../fonts/alphabets.json" with { type: "json" };
import { colorRoles, palette, typeSteps } from "../tokens/tokens.ts";

const meta = { title: "Foundations/Tokens" } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** The colours of strips and meetings. */
export const Palette: Story = {
  render: () => (
    <ul className="story-swatches">
      {Object.entries(palette).map(([name, hex]) => (
        <li key={name}>
          <svg aria-hidden="true" viewBox="0 0 160 80">
            <path d="M0 0h160v80H0Z" fill={hex} />
          </svg>
          {name} {hex}
        </li>
      ))}
    </ul>
  ),
};

/** What components ask for; switch the theme to see the other half. */
export const Roles: Story = {
  render: () => (
    <ul className="story-swatches">
      {Object.keys(colorRoles).map((role) => (
        <li key={role}>
          <svg aria-hidden="true" viewBox="0 0 160 80">
            <path d="M0 0h160v80H0Z" fill={`var(--color-${role})`} />
          </svg>
          {role}
        </li>
      ))}
    </ul>
  ),
};

/** Ojuju speaks, Mulish explains. */
export const Type: Story = {
  render: () => (
    <div className="story-stack">
      {Object.keys(typeSteps).map((step) => (
        <p className={`story-${step}`} key={step}>
          {step}: Find something real.
        </p>
      ))}
    </div>
  ),
};

/** The letters that our fonts must have. */
export const Alphabets: Story = {
  render: () => (
    <dl className="story-stack">
      {Object.entries(alphabets).map(([language, letters]) => (
        <div key={language}>
          <dt>{language}</dt>
          <dd className="story-h3">{letters}</dd>
          <dd>{letters}</dd>
        </div>
      ))}
    </dl>
  ),
};
