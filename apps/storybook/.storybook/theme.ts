import { create } from "storybook/theming";
// Tokens alone: the frame has a React of its own, too old for the components.
import { palette } from "@matchfront/ui/tokens";

/** Storybook's own frame, in the colours of what it shows. */
export const theme = create({
  base: "light",
  brandTitle: "Matchfront",
  brandUrl: "./",
  colorPrimary: palette.clay,
  colorSecondary: palette.clay,
  appBg: palette.calabash,
  appContentBg: palette.shea,
  appPreviewBg: palette.shea,
  appBorderColor: palette.sand,
  appBorderRadius: 12,
  barBg: palette.shea,
  barSelectedColor: palette.clay,
  barHoverColor: palette.clayDeep,
  textColor: palette.ink,
  textMutedColor: palette.bark,
  fontBase: '"Mulish", "Noto Sans", system-ui, sans-serif',
});
