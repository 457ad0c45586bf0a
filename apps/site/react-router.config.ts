import type { Config } from "@react-router/dev/config";

import { built } from "./publish/folders.ts";

// `pnpm check` passes this file to React Router as Vite's configuration: vite.config.ts imports the built ui package,
// which a fresh clone does not have.
export default {
  buildDirectory: built,
  // `ssr: false` would also build a fallback page, which needs a client router.
  prerender: true,
} satisfies Config;
