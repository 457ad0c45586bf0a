import { writeFileSync } from "node:fs";
import { apiReport, reportFile } from "./api-report.ts";

// Run in a package's folder, after its build: `pnpm api`.
writeFileSync(reportFile, apiReport("."));
