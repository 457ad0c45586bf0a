import type { Config } from "@react-router/dev/config";

import { built } from "./publish/folders.ts";

// The script `check` also passes this file as Vite's configuration, from which the types need nothing: vite.config.ts reads
// the built ui package, which a fresh clone does not have.
export default {
  buildDirectory: built,
  // Every page is a file. `ssr: false` would also build a fallback page, which must load a client router.
  prerender: true,
} satisfies Config;
