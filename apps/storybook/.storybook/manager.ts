import { addons } from "storybook/manager-api";
import { themes } from "./theme.ts";

addons.setConfig({
  theme: themes.light,
  layoutCustomisations: {
    // Not the story option `showPanel`: it would also hide the panel of every story opened later.
    showPanel: ({ index, storyId }, shown) => shown && !index?.[storyId]?.tags?.includes("without-panel"),
  },
});
