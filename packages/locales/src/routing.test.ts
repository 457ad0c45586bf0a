import { expect, test } from "vitest";
import { languages, type Language } from "./locales.ts";
import { alternates, englishPath, langParameter, languageOf, pathIn } from "./routing.ts";

test.each<[path: string, language: Language, english: string]>([
  ["/", "en", "/"],
  ["/contactus", "en", "/contactus"],
  ["/contactus/", "en", "/contactus"],
  ["/en/contactus", "en", "/en/contactus"],
  ["/free", "en", "/free"],
  ["/about/fr", "en", "/about/fr"],
  ["/FR/contactus", "en", "/FR/contactus"],
  ["//fr/contactus", "en", "//fr/contactus"],
  ["/fr", "fr", "/"],
  ["/fr/", "fr", "/"],
  ["/fr/contactus", "fr", "/contactus"],
  ["/sw/contactus/sent", "sw", "/contactus/sent"],
])("%s is in %s, and in English at %s", (path, language, english) => {
  expect(languageOf(path)).toBe(language);
  expect(englishPath(path)).toBe(english);
});

test.each<[url: string, language: Language]>([
  ["/fr/contactus?topic=Ads", "fr"],
  ["/fr#form", "fr"],
  ["/fr/contactus?lang=pt", "fr"],
  ["/call", "en"],
  ["/call?lang=pt", "pt"],
  ["/call?a=1&lang=sw", "sw"],
  ["/call?lang=de", "en"],
  ["/call?lang=", "en"],
  ["/call?lang=FR", "en"],
  ["/call?lang=fr/../..", "en"],
  ["/call?lang=%zz", "en"],
  ["/call#?lang=fr", "en"],
  ["", "en"],
])("the language of %s is %s", (url, language) => {
  expect(languageOf(url)).toBe(language);
});

test.each<[language: Language, path: string, own: string]>([
  ["en", "/", "/"],
  ["en", "/faq#block", "/faq#block"],
  ["fr", "/", "/fr"],
  ["fr", "/?from=mail", "/fr?from=mail"],
  ["fr", "/#stores", "/fr#stores"],
  ["fr", "/faq#block", "/fr/faq#block"],
  ["fr", "/contactus?file=a.txt", "/fr/contactus?file=a.txt"],
  ["pt", "#form", "#form"],
  ["pt", "", ""],
  ["pt", "mailto:ada@mail.example", "mailto:ada@mail.example"],
  ["pt", "https://moyo.example/faq", "https://moyo.example/faq"],
  ["pt", "//moyo/faq", "//moyo/faq"],
  ["sw", "/.well-known/security.txt", "/.well-known/security.txt"],
  ["sw", "/moyo-blacks/get", "/sw/moyo-blacks/get"],
  ["sw", "/resetPhoneNumber/*", "/sw/resetPhoneNumber/*"],
])("in %s %s is %s", (language, path, own) => {
  expect(pathIn(language, path)).toBe(own);
});

test("every page leads back to its English path", () => {
  for (const path of ["/", "/contactus", "/contactus/sent", "/frequent", "/en"])
    for (const language of languages) {
      expect(languageOf(pathIn(language, path))).toBe(language);
      expect(languageOf(`/call?lang=${langParameter(language) ?? ""}`)).toBe(language);
      expect(englishPath(pathIn(language, path))).toBe(path);
    }
});

test("alternates have every linked language and a default, unless there is only one", () => {
  expect(alternates("/contactus", ["en", "fr"])).toEqual([
    ["en", "/contactus"],
    ["fr", "/fr/contactus"],
    ["x-default", "/contactus"],
  ]);
  expect(alternates("/contactus", ["en"])).toEqual([]);
});
