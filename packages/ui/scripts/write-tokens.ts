import { writeFileSync } from "node:fs";
import { tokenFiles } from "../src/tokens/token-files.ts";

for (const [name, text] of Object.entries(tokenFiles())) {
  writeFileSync(new URL(`../src/tokens/${name}`, import.meta.url), text);
}
