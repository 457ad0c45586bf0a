import { catalogs } from "@matchfront/locales/catalogs";
import * as sources from "@matchfront/locales/documents";
import { facts } from "@matchfront/locales/facts";
import { parseBlock, parseLine, type Help, type HelpSource } from "@matchfront/locales/help";
import { defaultLanguage, localize, type Language, type Localized } from "@matchfront/locales/locales";
import { pluralForms } from "@matchfront/locales/plural-forms";
import type * as TextModule from "*.mdx";
import { brand } from "../../brand.ts";
import { defaultValues } from "../messages/default-values.ts";

type Document = { text: typeof TextModule; summary?: sources.LegalSummary | undefined };

const documents = localize((language) => fillDefaults(sources.documents[language], language));
const legalDocuments = fillDefaults(sources.legalDocuments, defaultLanguage);
const legalSummaries = localize((language) => fillDefaults(sources.legalSummaries[language], language));

/** Returns a document in a language. A legal one is in English, which binds, with its summary in other languages. */
export function getDocument(name: sources.DocumentName | sources.LegalName, language: Language): Document {
  if (!isLegal(name)) return { text: documents[language][name] };
  return { text: legalDocuments[name], summary: legalSummaries[language]?.[name] };
}

function isLegal(name: string): name is sources.LegalName {
  return name in legalDocuments;
}

export const help: Localized<Help> = localize((language) => parseHelp(sources.help[language], language));

function parseHelp(source: HelpSource, language: Language): Help {
  const { mostAsked, categories, labels, synonyms: _, ...head } = fillDefaults(source, language);
  return {
    ...head,
    mostAsked: mostAsked
      .map(parseLine)
      .flatMap((line) => (typeof line === "string" ? [] : line.filter((part) => typeof part !== "string"))),
    labels: { ...labels, results: pluralForms(labels.results) },
    categories: categories.map(({ questions, ...category }) =>
      Object.assign(category, {
        questions: questions.map((each) => ({ ...each, answer: each.answer.map(parseBlock) })),
      }),
    ),
  };
}

/** Fills the values of brand file and facts into the strings of a document, at any depth. Other braces stay. */
function fillDefaults<T>(document: T, language: Language): T {
  const { cancellationStates, paymentEntity } = brand.legal;
  const { liabilityMonths, passwordLength } = facts;
  const values: Readonly<Record<string, string | number>> = {
    ...facts.payments,
    ...facts.law,
    ...catalogs[language].messages.facts.retention,
    ...defaultValues(language),
    cancellationStates,
    liabilityMonths,
    passwordLength,
    paymentEntity,
  };
  const fill = (part: unknown): unknown => {
    if (typeof part === "string")
      return part.replaceAll(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces));
    if (Array.isArray(part)) return part.map(fill);
    if (typeof part !== "object" || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, fill(inner)]));
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- strings become strings
  return fill(document) as T;
}
