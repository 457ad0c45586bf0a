import type { Meta, StoryObj } from "@storybook/react-vite";

import { allowedPairs, forbiddenPairs, type Pair } from "./pairs.ts";
import { colorRoles, palette, skins } from "./tokens.ts";

const meta = {
  title: "Foundations/Colours",
  parameters: { docs: { canvas: { sourceState: "none" }, codePanel: false } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** The colors of strips and signs. */
export const Palette: Story = {
  render: () => (
    <ul className="story-swatches">
      {Object.entries(palette).map(([name, hex]) => (
        <Swatch key={name} name={name} note={hex} paint={hex} />
      ))}
    </ul>
  ),
};

/** The six skin tones of illustrations. */
export const Skins: Story = {
  render: () => (
    <ul className="story-swatches">
      {skins.map((hex, index) => (
        <Swatch key={hex} name={`Skin ${index + 1}`} note={hex} paint={hex} />
      ))}
    </ul>
  ),
};

/** The roles that components use; switch the theme for the other scheme. */
export const Roles: Story = {
  render: () => (
    <ul className="story-swatches">
      {Object.entries(colorRoles).map(([role, { light, dark }]) => (
        <Swatch
          key={role}
          name={role}
          note={`${light}, ${dark} in the dark`}
          paint={`var(--color-${role})`}
        />
      ))}
    </ul>
  ),
};

/** The allowed color pairs, with their computed contrast. */
export const Pairs: Story = { render: () => <Pairing pairs={allowedPairs} /> };

/** Pairs that must not be used for text, even if convenient. */
export const ForbiddenPairs: Story = { render: () => <Pairing pairs={forbiddenPairs} /> };

function Swatch({ name, note, paint }: { name: string; note: string; paint: string }) {
  return (
    <li>
      <svg aria-hidden="true" viewBox="0 0 160 80">
        <path d="M0 0h160v80H0Z" fill={paint} />
      </svg>
      <strong>{name}</strong>
      <br />
      <small>{note}</small>
    </li>
  );
}

function Pairing({ pairs }: { pairs: readonly Pair[] }) {
  return (
    <ul className="story-swatches">
      {pairs.map(({ foreground, background, use, ratio }) => (
        <li key={`${foreground} ${background} ${use}`}>
          <svg aria-hidden="true" viewBox="0 0 160 80">
            <path d="M0 0h160v80H0Z" fill={palette[background]} />
            <path d="M66 12a28 28 0 0 0 0 56ZM94 12a28 28 0 0 1 0 56Z" fill={palette[foreground]} />
          </svg>
          <strong>{ratio}</strong>
          <br />
          <small>
            {foreground} on {background}, {use}
          </small>
        </li>
      ))}
    </ul>
  );
}
