import { brand } from "../brand.ts";
import { emergencyNumbers } from "@matchfront/locales/emergency-numbers";
import { hotlines } from "@matchfront/locales/hotlines";
import { components } from "@matchfront/locales/en/components";
import { faq } from "@matchfront/locales/en/faq";
import { locales } from "@matchfront/locales/locales";
import { unreviewedLanguages } from "../app/messages/public-languages.ts";
import { validateBrand } from "./validate-brand.ts";

console.log("Before a launch, confirm each hotline of packages/locales/src/hotlines.ts with its owner:");
for (const { country, name, phone = "no phone", checkedOn, source } of hotlines)
  console.log(`  ${phone}  ${name}, ${country} (${source}; looked up on ${checkedOn})`);
for (const { country, phone } of emergencyNumbers) console.log(`  ${phone}  emergency number, ${country}`);

console.log("Confirm with the owner that these sentences are true:");
console.log(`  “${brand.cost.en}” (cost; search engines are told that the price is 0)`);
console.log(`  “${faq.realPerson}”`);
console.log("Ask counsel in France and Portugal:");
console.log(`  Does “${components.englishBinds}” hold for consumers there?`);
console.log(
  "  May ads be targeted by race or ethnicity there, and is what the page on advertising says of it right?",
);

for (const language of unreviewedLanguages)
  console.log(
    `The texts in ${locales[language].name} have no reviewer: name a native speaker in reviewers.${language}, or remove "${language}" from languages.`,
  );

const issues = validateBrand(brand);
for (const { entry, value, expected } of issues) {
  console.error(`${entry} holds ${JSON.stringify(value)}. Expected ${expected}.`);
}
if (issues.length > 0) {
  console.error(`\n${issues.length} entries of apps/site/brand.ts are not ready for a deploy.`);
  process.exit(1);
}
console.log("apps/site/brand.ts is ready for a deploy.");
