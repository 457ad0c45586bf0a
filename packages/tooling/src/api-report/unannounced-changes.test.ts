import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  readReleasedApis,
  readReports,
  recordReleasedApis,
  unannouncedChanges,
} from "./unannounced-changes.ts";

let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "api-"));
  write("packages/ui/package.json", '{ "name": "@matchfront/ui" }');
  write("packages/ui/api.md", "export function Button(): void;");
});

afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const changesetFor = (name: string) => `---\n"${name}": minor\n---\n\nButtons have a size.\n`;

test("declarations as they were released need no changeset", () => {
  mkdirSync(join(root, ".changeset"));
  recordReleasedApis(root);
  expect(unannouncedChanges(root, readReleasedApis(root))).toEqual([]);
});

test.each([
  { changeset: undefined, unannounced: ["@matchfront/ui"] },
  { changeset: "@matchfront/forms", unannounced: ["@matchfront/ui"] },
  { changeset: "@matchfront/ui", unannounced: [] },
])("changed declarations with a changeset for $changeset: $unannounced", ({ changeset, unannounced }) => {
  const released = readReports(root);
  write("packages/ui/api.md", "export function Button(size: number): void;");
  if (changeset) write(".changeset/sizes.md", changesetFor(changeset));
  expect(unannouncedChanges(root, released)).toEqual(unannounced);
});

test("a package that was never released needs one", () => {
  expect(unannouncedChanges(root, {})).toEqual(["@matchfront/ui"]);
});
