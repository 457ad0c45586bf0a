import type { Config } from "@react-router/dev/config";

import { built } from "./publish/folders.ts";

export default {
  buildDirectory: built,
  // Every page is a file. `ssr: false` would also build a fallback page, which must load a client router.
  prerender: true,
} satisfies Config;
