import { readFileSync, writeFileSync } from "node:fs";
import { documents, withDiagram } from "./state-diagram.ts";

for (const { file, transitions } of documents)
  writeFileSync(file, withDiagram(readFileSync(file, "utf8"), transitions));
