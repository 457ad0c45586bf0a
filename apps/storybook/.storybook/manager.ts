import { addons } from "storybook/manager-api";
import { statusLabel } from "./status-label.ts";
import { theme } from "./theme.ts";

addons.setConfig({
  theme,
  sidebar: { renderLabel: statusLabel },
  layoutCustomisations: {
    // Not the story option `showPanel`: it would also hide the panel of every story opened later.
    showPanel: ({ index, storyId }, shown) => shown && !index?.[storyId]?.tags?.includes("without-panel"),
  },
});
