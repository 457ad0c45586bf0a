import { spawnSync } from "node:child_process";

spawnSync("node_modules/.bin/storybook", ["dev", "--port", "6006", "--no-open"], {
  cwd: "apps/storybook",
  stdio: "inherit",
});
