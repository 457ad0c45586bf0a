import { languages, type Language } from "@matchfront/locales/locales";
import { expect, test } from "vitest";
import { getPagesIn } from "./published-pages.ts";

const ownPart = /<template data-own-store="">.*?<\/template>/gs;
/** Claims that are true only if our server stores messages and members itself. */
const claims =
  /salted hash|common passwords|before we thank|works? once|block new ones|The server logs|90 days|30 (?:days )?more/i;

test.each(getPagesIn("en"))("$path says what only our own store does to that server alone", ({ html }) => {
  expect(html.replaceAll(ownPart, "")).not.toMatch(claims);
});

/** Returns the number of points in each own part of a page. */
const ownParts = (language: Language, page: string) =>
  getPagesIn(language)
    .filter(({ path }) => path.endsWith(page))
    .flatMap(({ html }) => Array.from(html.matchAll(ownPart), ([part]) => part.split("<li>").length - 1));

test.each(languages)("/security and /privacy have the same own parts in %s", (language) => {
  expect(ownParts(language, "/security")).toEqual([0, 4]);
  expect(ownParts(language, "/privacy")).toEqual([0, 0, 0]);
});
