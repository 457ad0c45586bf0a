import { brand } from "../brand.ts";
import { validateBrand } from "./validate-brand.ts";

const issues = validateBrand(brand);
for (const { entry, value, expected } of issues) {
  console.error(`${entry} holds ${JSON.stringify(value)}. Expected ${expected}.`);
}
if (issues.length > 0) {
  console.error(`\n${issues.length} entries of apps/site/brand.ts are not ready for a deploy.`);
  process.exit(1);
}
console.log("apps/site/brand.ts is ready for a deploy.");
