import type { Language } from "@matchfront/locales/locales";
import { brand } from "../../brand.ts";
import { facts } from "@matchfront/locales/facts";
import { catalogs } from "@matchfront/locales/catalogs";
import { defaultValues } from "./default-values.ts";

/** Returns the values that documents may name besides those of messages. */
function documentValues(language: Language) {
  const { legal } = brand;
  return {
    ...facts.payments,
    ...facts.law,
    ...catalogs[language].messages.facts.retention,
    ...defaultValues(language),
    californiaDays: facts.answers.californiaDays,
    liabilityMonths: facts.liabilityMonths,
    passwordLength: facts.passwordLength,
    cancellationStates: legal.cancellationStates,
    paymentEntity: legal.paymentEntity,
  };
}

/** Fills the values of brand file and facts into the strings of a document, at any depth. Other braces stay. */
export function fillDefaults<T>(document: T, language: Language): T {
  const values: Readonly<Record<string, string | number>> = documentValues(language);
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
