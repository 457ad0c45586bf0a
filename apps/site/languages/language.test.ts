import { expect, test } from "vitest";
import { englishPath, languageOf, pathIn, type Language } from "./language.ts";

test.each<[path: string, language: Language, english: string]>([
  ["/", "en", "/"],
  ["/contactus", "en", "/contactus"],
  ["/contactus/", "en", "/contactus"],
  ["/free", "en", "/free"],
  ["/fr", "fr", "/"],
  ["/fr/", "fr", "/"],
  ["/fr/contactus", "fr", "/contactus"],
  ["/sw/contactus/sent", "sw", "/contactus/sent"],
])("%s is in %s, and in English at %s", (path, language, english) => {
  expect(languageOf(path)).toBe(language);
  expect(englishPath(path)).toBe(english);
});

test.each<[language: Language, path: string, own: string]>([
  ["en", "/", "/"],
  ["en", "/faq#block", "/faq#block"],
  ["fr", "/", "/fr"],
  ["fr", "/faq#block", "/fr/faq#block"],
  ["pt", "#form", "#form"],
  ["pt", "mailto:ada@mail.example", "mailto:ada@mail.example"],
  ["pt", "https://moyo.example/faq", "https://moyo.example/faq"],
  ["sw", "/.well-known/security.txt", "/.well-known/security.txt"],
  ["sw", "/moyo-blacks/get", "/sw/moyo-blacks/get"],
])("in %s %s is %s", (language, path, own) => {
  expect(pathIn(language, path)).toBe(own);
});
