import { create } from "storybook/theming";
// Only tokens: the React of Storybook's manager is too old for the components.
import { palette } from "@matchfront/ui/tokens";

const brand = {
  brandTitle: "Matchfront",
  brandUrl: "./",
  appBorderRadius: 12,
  fontBase: '"Mulish", "Noto Sans", system-ui, sans-serif',
};

export const themes = {
  light: create({
    ...brand,
    base: "light",
    colorPrimary: palette.clay,
    colorSecondary: palette.clay,
    appBg: palette.calabash,
    appContentBg: palette.shea,
    appPreviewBg: palette.shea,
    appBorderColor: palette.sand,
    barBg: palette.shea,
    barSelectedColor: palette.clay,
    barHoverColor: palette.clayDeep,
    textColor: palette.ink,
    textMutedColor: palette.bark,
  }),
  dark: create({
    ...brand,
    base: "dark",
    colorPrimary: palette.ember,
    colorSecondary: palette.ember,
    appBg: palette.night,
    appContentBg: palette.night,
    appPreviewBg: palette.night,
    appBorderColor: palette.driftwood,
    barBg: palette.nightRaised,
    barSelectedColor: palette.ember,
    barHoverColor: palette.ember,
    textColor: palette.cream,
    textMutedColor: palette.sand,
    inputBg: palette.nightRaised,
    inputTextColor: palette.cream,
  }),
};
