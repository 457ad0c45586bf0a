import { expect, onTestFinished, test, vi } from "vitest";
import { brand } from "../../brand.ts";
import { breadcrumbList } from "./breadcrumb-list.ts";
import { validateJsonLd } from "./validate-json-ld.ts";
import { faqPage } from "./faq-page.ts";
import { mobileApplication } from "./mobile-application.ts";
import { organization, webSite } from "./organization.ts";

const landing = { app: brand.variant, description: "The app.", path: "/moyo-blacks" };

test.each([
  organization(),
  webSite("fr"),
  mobileApplication(landing),
  faqPage([{ id: "block", question: "How do I block somebody?", answer: "Open their profile." }], "/faq"),
  breadcrumbList({ title: "Terms of use", path: "/terms", home: "/" }),
])("$@type matches the vocabulary", (thing) => {
  expect(validateJsonLd(thing)).toEqual([]);
});

// Google requires ratings that can be verified
// (https://developers.google.com/search/docs/appearance/structured-data/software-app); we have none.
test("an app has no rating", () => {
  expect(Object.keys(mobileApplication(landing)).join()).not.toMatch(/aggregateRating|review/);
});

test("site and help have a language, an app has none", () => {
  expect(webSite("sw").inLanguage).toBe("sw");
  expect(faqPage([], "/faq").inLanguage).toBe("en");
  expect(faqPage([], "/fr/faq").inLanguage).toBe("fr");
  expect(mobileApplication({ ...landing, path: "/fr/moyo-blacks" })).not.toHaveProperty("inLanguage");
});

test.each([[["en"]], [["en", "fr", "sw"]]])(
  "contactPoint offers support in the public languages %j",
  async (languages) => {
    vi.resetModules();
    vi.doMock("../../brand.ts", () => ({ brand: { ...brand, languages } }));
    onTestFinished(() => vi.doUnmock("../../brand.ts"));
    const anew = await import("./organization.ts");
    expect(anew.organization().contactPoint.availableLanguage).toEqual(languages);
    expect(validateJsonLd(anew.organization())).toEqual([]);
  },
);
