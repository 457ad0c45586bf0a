import { addons } from "storybook/manager-api";
import { statusLabel } from "./status-label.ts";
import { theme } from "./theme.ts";

addons.setConfig({
  theme,
  sidebar: { renderLabel: statusLabel },
  layoutCustomisations: {
    // A story's own option `showPanel` would hide the panel of every story opened after it.
    showPanel: ({ index, storyId }, shown) => shown && !index?.[storyId]?.tags?.includes("without-panel"),
  },
});
