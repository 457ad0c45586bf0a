import { writeFileSync } from "node:fs";
import { apiReport } from "./api-report.ts";

// Run in a package's folder, after its build: `pnpm api`.
writeFileSync("api.md", apiReport("."));
