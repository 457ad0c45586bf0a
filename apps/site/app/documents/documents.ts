import {
  documents as sources,
  legalSummaries as summaries,
  legalTexts as legal,
} from "@matchfront/locales/documents";
import {
  parseBlock,
  parseLine,
  type Help,
  type HelpSource,
  type Line,
  type Link,
} from "@matchfront/locales/help";
import { localize, type Language, type Localized } from "@matchfront/locales/locales";
import { pluralForms } from "@matchfront/locales/plural-forms";
import { fillDefaults } from "../messages/fill-defaults.ts";

/** The texts of every language, with their values filled in. */
export const texts = localize((language) => fillDefaults(sources[language].texts, language));

/** The legal texts, which bind in English. */
export const legalTexts = fillDefaults(legal, "en");

/** The summaries of the legal texts by language, except in the language that binds. */
export const legalSummaries = localize((language) => fillDefaults(summaries[language], language));

/** The help page of every language. */
export const help: Localized<Help> = localize((language) => parseHelp(sources[language].help, language));

function parseHelp(source: HelpSource, language: Language): Help {
  const { mostAsked, categories, labels, synonyms: _, ...head } = fillDefaults(source, language);
  return {
    ...head,
    mostAsked: mostAsked.map(parseLine).flatMap(linksOf),
    labels: { ...labels, results: pluralForms(labels.results) },
    categories: categories.map(({ id, heading, questions }) => ({
      id,
      heading,
      questions: questions.map((each) => ({
        id: each.id,
        question: each.question,
        answer: each.answer.map(parseBlock),
      })),
    })),
  };
}

function linksOf(line: Line): Link[] {
  return typeof line === "string" ? [] : line.filter((part) => typeof part !== "string");
}
