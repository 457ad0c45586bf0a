import type { Config } from "@react-router/dev/config";

import { routerOutput } from "./build/folders.ts";

// `pnpm check` passes this file to React Router as Vite's configuration: vite.config.ts imports the built ui package,
// which a fresh clone does not have.
export default {
  // `build/build.ts` renders the pages with it.
  buildDirectory: routerOutput,
} satisfies Config;
