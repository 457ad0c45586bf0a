import { brand } from "../brand.ts";
import { brandFaults } from "./brand-faults.ts";

const faults = brandFaults(brand);
for (const { entry, value, expected } of faults) {
  console.error(`${entry} holds ${JSON.stringify(value)}. Expected ${expected}.`);
}
if (faults.length > 0) {
  console.error(`\n${faults.length} entries of apps/site/brand.ts are not ready for a deploy.`);
  process.exit(1);
}
console.log("apps/site/brand.ts is ready for a deploy.");
