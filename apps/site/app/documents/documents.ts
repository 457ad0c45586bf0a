import * as sources from "@matchfront/locales/documents";
import {
  parseBlock,
  parseLine,
  type Help,
  type HelpSource,
  type Line,
  type Link,
} from "@matchfront/locales/help";
import { defaultLanguage, localize, type Language, type Localized } from "@matchfront/locales/locales";
import { pluralForms } from "@matchfront/locales/plural-forms";
import { fillDefaults } from "../messages/fill-defaults.ts";

/** The documents of every language, with their values filled in. */
export const documents = localize((language) => fillDefaults(sources.documents[language], language));

/** The legal documents, which bind in English. */
export const legalDocuments = fillDefaults(sources.legalDocuments, defaultLanguage);

export const isLegal = (name: sources.DocumentName | sources.LegalName): name is sources.LegalName =>
  name in legalDocuments;

/** The summaries of the legal documents by language, except in the language that binds. */
export const legalSummaries = localize((language) =>
  fillDefaults(sources.legalSummaries[language], language),
);

/** The help page of every language. */
export const help: Localized<Help> = localize((language) => parseHelp(sources.help[language], language));

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
