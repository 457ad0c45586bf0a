import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as paths from "./paths.ts";

/** Phosphor's names that differ from ours. */
const longer: Record<string, string> = { download: "download-simple", envelope: "envelope-simple" };

test.each(Object.entries(paths))("%s is Phosphor's bold shape, byte for byte", (name, path) => {
  const ours = name.replace(/Icon$/, "").replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const file = `node_modules/@phosphor-icons/core/assets/bold/${longer[ours] ?? ours}-bold.svg`;
  expect(readFileSync(file, "utf8")).toContain(`><path d="${path}"/></svg>`);
});
