import { readComponents } from "./public-modules.ts";

type Files = string | Readonly<Record<string, string>>;

/** Replaces the patterns of components in `exports` by a script and a sheet per component, so that no internal file is reachable. */
export function packageExports(exports: Readonly<Record<string, Files>>): Record<string, Files> {
  const entries = Object.entries(exports).flatMap(([entry, files]) =>
    entry === "./*" || entry === "./*.css"
      ? [...readComponents().keys()].map((name) => [entry.replace("*", name), fill(files, name)])
      : [[entry, files]],
  );
  return Object.fromEntries(entries);
}

function fill(files: Files, name: string): Files {
  return JSON.parse(JSON.stringify(files).replaceAll("*", name));
}
