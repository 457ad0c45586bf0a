import { execFileSync } from "node:child_process";
import { globSync, readFileSync, writeFileSync } from "node:fs";

/** Adds the declarations of each source file to `dist`. TypeScript leaves the endings of its imports as they are. */
export function writeDeclarations(): void {
  execFileSync("tsc", ["--project", "tsconfig.build.json"], { stdio: "inherit" });
  for (const file of globSync("dist/*/*.d.ts").concat(globSync("dist/*.d.ts"))) {
    const text = readFileSync(file, "utf8");
    writeFileSync(file, text.replaceAll(/(["']\.{1,2}\/[^"']+)\.tsx?(["'])/g, "$1.js$2"));
  }
}
