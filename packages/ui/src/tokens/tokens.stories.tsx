import type { Meta, StoryObj } from "@storybook/react-vite";
import { contrastRatio } from "./contrast.ts";
import { cssName } from "./css-text.ts";
import { tokenFiles } from "./design-tokens.ts";
import { forbiddenPairs } from "./pairs.ts";
import {
  breakpointList,
  constantTokens,
  paletteTokens,
  roleTokens,
  spaceTokens,
  textTokens,
} from "./token-list.ts";
import { paletteColumns, roleColumns, TokenTable, valueColumns } from "./token-tables.tsx";
import { palette, skins } from "./tokens.ts";

const meta = {
  title: "Foundations/Tokens",
  tags: ["!autodocs"],
  parameters: { docs: { canvas: { sourceState: "none" }, codePanel: false } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const files = Object.entries(tokenFiles()).map(([name, content]) => ({
  name,
  href: `data:application/json,${encodeURIComponent(JSON.stringify(content, undefined, 2))}`,
}));

/** Every token: its custom property, value and use. Components use roles, which refer to the palette. */
export const AllTokens: Story = {
  name: "All tokens",
  render: () => (
    <div className="story-stack">
      <p>
        For Figma and other tools, in the format of the Design Tokens Community Group, 2025.10. Two have all
        tokens, in light and in dark colors. The resolver says which file is for which scheme and surface.
      </p>
      <ul className="token-files">
        {files.map(({ name, href }) => (
          <li key={name}>
            <a download={name} href={href}>
              {name}
            </a>
          </li>
        ))}
      </ul>
      <TokenTable columns={roleColumns} heading="Color roles" tokens={roleTokens} />
      <TokenTable columns={paletteColumns} heading="Palette" tokens={paletteTokens} />
      <TokenTable columns={valueColumns} heading="Text" tokens={textTokens} />
      <TokenTable columns={valueColumns} heading="Space" tokens={spaceTokens} />
      <TokenTable columns={valueColumns} heading="Shape, width, motion and layers" tokens={constantTokens} />
    </div>
  ),
};

/** Window widths at which layouts change. Media conditions cannot read custom properties. */
export const Breakpoints: Story = {
  render: () => (
    <ul className="story-stack">
      {breakpointList.map(({ name, value }) => (
        <li key={name}>
          <code>{name}</code>: {value} · {Number.parseFloat(value) * 16} px at the browser’s usual text size
        </li>
      ))}
    </ul>
  ),
};

/** The six skin tones of illustrations. */
export const Skins: Story = {
  render: () => (
    <ul className="story-swatches">
      {skins.map((hex, index) => (
        <li key={hex}>
          <svg aria-hidden="true" viewBox="0 0 160 80">
            <path d="M0 0h160v80H0Z" fill={hex} />
          </svg>
          <strong>Skin {index + 1}</strong>
          <br />
          <small>{hex}</small>
        </li>
      ))}
    </ul>
  ),
};

/** Pairs that must not be used for text. */
export const ForbiddenPairs: Story = {
  render: () => (
    <ul className="story-stack">
      {forbiddenPairs.map(({ foreground, background }) => (
        <li key={`${foreground} ${background}`}>
          {cssName(foreground)} on {cssName(background)}:{" "}
          {contrastRatio(palette[foreground], palette[background]).toFixed(2)}
        </li>
      ))}
    </ul>
  ),
};
