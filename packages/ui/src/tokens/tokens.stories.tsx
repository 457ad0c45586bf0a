import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";

import { cssName } from "./css-text.ts";
import { forbiddenPairs } from "./pairs.ts";
import {
  breakpointList,
  constantTokens,
  leadingTokens,
  paletteTokens,
  roleTokens,
  spaceTokens,
  textTokens,
} from "./token-list.ts";
import { PaletteTable, RoleTable, TokenTable } from "./token-tables.tsx";
import { skins } from "./tokens.ts";
import darkFile from "./tokens.dark.json?url";
import lightFile from "./tokens.json?url";
import resolverFile from "./tokens.resolver.json?url";

const meta = {
  title: "Foundations/Tokens",
  tags: ["!autodocs"],
  parameters: { docs: { canvas: { sourceState: "none" }, codePanel: false } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const files = [
  { name: "tokens.json", href: lightFile, content: "light colors, and everything else" },
  { name: "tokens.dark.json", href: darkFile, content: "dark colors, and everything else" },
  { name: "tokens.resolver.json", href: resolverFile, content: "which file is for which scheme and surface" },
];

const lists = [
  ...paletteTokens,
  ...roleTokens,
  ...textTokens,
  ...leadingTokens,
  ...spaceTokens,
  ...constantTokens,
];

/** Every token: its custom property, value and use. Components use roles, which refer to the palette. */
export const AllTokens: Story = {
  name: "All tokens",
  render: () => (
    <div className="story-stack">
      <p>For Figma and other tools, in the format of the Design Tokens Community Group, 2025.10:</p>
      <ul className="token-files">
        {files.map(({ name, href, content }) => (
          <li key={name}>
            <a download={name} href={href}>
              {name}
            </a>
            , {content}
          </li>
        ))}
      </ul>
      <RoleTable tokens={roleTokens} />
      <PaletteTable tokens={paletteTokens} />
      <TokenTable heading="Text" tokens={[...textTokens, ...leadingTokens]} />
      <TokenTable heading="Space" tokens={spaceTokens} />
      <TokenTable heading="Shape, width, motion and layers" tokens={constantTokens} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const style = getComputedStyle(document.documentElement);
    for (const { name } of lists) {
      await expect(page.getByText(`--${name}`)).toBeVisible();
      await expect(style.getPropertyValue(`--${name}`)).not.toBe("");
    }
    await expect(page.getAllByRole("rowheader")).toHaveLength(lists.length);
  },
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
      {forbiddenPairs.map(({ foreground, background, ratio }) => (
        <li key={`${foreground} ${background}`}>
          {cssName(foreground)} on {cssName(background)}: {ratio}
        </li>
      ))}
    </ul>
  ),
};
