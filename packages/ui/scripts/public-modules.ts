import { readFileSync } from "node:fs";

/** A statement of `src/index.ts` or `src/illustrations.ts` that re-exports from a module. */
type PublicModule = {
  path: string;
  /** The component's folder, which is the name of its entry: `@matchfront/ui/button`. */
  folder: string;
  /** The names of its types have the prefix "type ". */
  names: string[];
};

/** Reads the re-exports of the index and of the illustrations, in order. */
export function readPublicModules(): PublicModule[] {
  const barrel = ["index.ts", "illustrations.ts"]
    .map((file) => readFileSync(new URL(`../src/${file}`, import.meta.url), "utf8"))
    .join("");
  const reExports = barrel.matchAll(/export (type )?\{([^}]+)\} from "\.\/([^"]+)";/g);
  return Array.from(reExports, ([, type, names = "", path = ""]) => ({
    path,
    folder: path.split("/")[0] ?? "",
    names: names.split(",").flatMap((name) => (name.trim() ? `${type ?? ""}${name.trim()}` : [])),
  }));
}

/** Returns a module's exports that are not types. */
export const valuesOf = ({ names }: PublicModule) => names.filter((name) => !name.startsWith("type "));

export function readComponents(): Map<string, PublicModule[]> {
  // Tokens have an entry of their own, with more exports than the index.
  const modules = readPublicModules().filter(({ folder }) => folder !== "tokens");
  return Map.groupBy(modules, ({ folder }) => folder);
}
