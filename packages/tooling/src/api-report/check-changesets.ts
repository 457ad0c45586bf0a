import { readReleasedApis, unannouncedChanges } from "./unannounced-changes.ts";

const names = unannouncedChanges(".", readReleasedApis("."));
for (const name of names)
  console.error(
    `The api.md of ${name} has changed since its last release, and no changeset names the package. Write one: pnpm changeset.`,
  );
if (names.length > 0) process.exitCode = 1;
