import { catalogs } from "@matchfront/locales/catalogs";
import { facts } from "@matchfront/locales/facts";
import type { Language } from "@matchfront/locales/locales";
import { brand } from "../../brand.ts";

/** The values that a message may name although its page gives none: of the brand file, and the facts. */
export type DefaultValues = ReturnType<typeof defaultValues>;

export function defaultValues(language: Language) {
  const { systems, answers, minimumAge } = facts;
  const { retention: _, ...own } = catalogs[language].messages.facts;
  return {
    ...own,
    brand: brand.name,
    variant: brand.variant.name,
    support: brand.addresses.support,
    cost: brand.cost[language] ?? brand.cost.en,
    minimumAge,
    ...systems,
    ...answers,
  };
}
