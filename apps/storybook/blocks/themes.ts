import { palette } from "@matchfront/ui/tokens";
import { create } from "storybook/theming";
import { theme as lightTheme } from "../.storybook/theme.ts";

export { lightTheme };

export const darkTheme = create({
  base: "dark",
  fontBase: lightTheme.fontBase,
  appBorderRadius: lightTheme.appBorderRadius,
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
});
