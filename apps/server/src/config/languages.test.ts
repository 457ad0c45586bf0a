import { readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { languageOf, languages, pathIn } from "./languages.ts";

test("the server speaks every language that the forms have", async () => {
  const folder = new URL("src/site/languages/", import.meta.resolve("@matchfront/forms/package.json"));
  const ofForms = await readdir(fileURLToPath(folder));
  expect(languages).toEqual(["en", ...ofForms.filter((language) => language !== "en").toSorted()]);
});

test.each([
  ["/", "en"],
  ["/contactus", "en"],
  ["/fr", "fr"],
  ["/fr/contactus?topic=Ads", "fr"],
  ["/french", "en"],
  ["/about/fr", "en"],
  ["/admin/sendContactUsEmail", "en"],
  ["/admin/sendContactUsEmail?lang=pt", "pt"],
  ["/admin/sendContactUsEmail?a=1&lang=sw", "sw"],
  ["/admin/sendContactUsEmail?lang=de", "en"],
  ["/admin/sendContactUsEmail?lang=", "en"],
  ["/admin/sendContactUsEmail?lang=FR", "en"],
  ["/admin/sendContactUsEmail?lang=fr/../..", "en"],
  ["/admin/sendContactUsEmail?lang=%zz", "en"],
])("the language of %s is %s", (url, language) => {
  expect(languageOf(url)).toBe(language);
});

test("a page in another language than English is below its folder", () => {
  expect(languages.map((language) => pathIn(language, "/contactus/sent"))).toEqual([
    "/contactus/sent",
    "/fr/contactus/sent",
    "/pt/contactus/sent",
    "/sw/contactus/sent",
  ]);
});
