import { writeFileSync } from "node:fs";
import { diagrams } from "./diagrams.ts";

for (const { path, text } of diagrams) writeFileSync(new URL(`../${path}`, import.meta.url), text);
