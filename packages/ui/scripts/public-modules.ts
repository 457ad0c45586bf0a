import { readFileSync } from "node:fs";

/** What the barrel re-exports from a module, as written there. */
export type PublicModule = {
  /** Relative to `src`, such as "button/button.tsx". */
  path: string;
  /** The component's folder, which names its entry: `@matchfront/ui/button`. */
  folder: string;
  names: string[];
  isType: boolean;
};

/** The tokens' folder has an entry of its own, which has more than the barrel. */
const tokens = "tokens";

/** Reads what the barrel re-exports, in its order. */
export function readPublicModules(): PublicModule[] {
  const barrel = readFileSync(new URL("../src/index.ts", import.meta.url), "utf8");
  const reExports = barrel.matchAll(/export (type )?\{([^}]+)\} from "\.\/([^"]+)";/g);
  return Array.from(reExports, ([, type, names = "", path = ""]) => ({
    path,
    folder: path.split("/")[0] ?? "",
    names: names.split(",").flatMap((name) => name.trim() || []),
    isType: type !== undefined,
  }));
}

/** The public modules of each component's folder, by its name. */
export function readComponents(): Map<string, PublicModule[]> {
  return Map.groupBy(
    readPublicModules().filter(({ folder }) => folder !== tokens),
    ({ folder }) => folder,
  );
}
