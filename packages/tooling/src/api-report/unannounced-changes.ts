import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { reportFile } from "./api-report.ts";

/** The digest of each package's report at its last release, by the package's name. */
export type ReleasedReports = Readonly<Record<string, string>>;

const record = ".changeset/released-apis.json";

/** What the packages declared at their last releases, as `recordReleasedApis` wrote it. */
export function readReleasedApis(root: string): ReleasedReports {
  return JSON.parse(readFileSync(join(root, record), "utf8"));
}

/** Records what the packages declare now as what they are released with. */
export function recordReleasedApis(root: string): void {
  writeFileSync(join(root, record), `${JSON.stringify(readReports(root), null, 2)}\n`);
}

/** The digests of the reports as they are. */
export function readReports(root: string): ReleasedReports {
  const reports = globSync(`packages/*/${reportFile}`, { cwd: root }).toSorted();
  return Object.fromEntries(
    reports.map((report) => {
      const manifest = JSON.parse(readFileSync(join(root, dirname(report), "package.json"), "utf8"));
      return [
        manifest.name,
        createHash("sha256")
          .update(readFileSync(join(root, report)))
          .digest("hex"),
      ];
    }),
  );
}

/**
 * The packages whose declarations have changed since their last release without a changeset that says so. Whether a
 * changeset speaks of the very change, only a reader can tell.
 */
export function unannouncedChanges(root: string, released: ReleasedReports): string[] {
  const changesets = globSync(".changeset/*.md", { cwd: root }).map((file) =>
    readFileSync(join(root, file), "utf8"),
  );
  return Object.entries(readReports(root)).flatMap(([name, digest]) =>
    digest === released[name] || changesets.some((changeset) => changeset.includes(`"${name}": `))
      ? []
      : [name],
  );
}
