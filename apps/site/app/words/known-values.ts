import { brand } from "../../brand.ts";
import { facts } from "../../content/facts.ts";
import { facts as french } from "../../languages/fr/facts.ts";
import type { FactWords } from "../../languages/fact-words.ts";
import type { InLanguages, Language } from "../../languages/language.ts";
import { facts as portuguese } from "../../languages/pt/facts.ts";
import { facts as swahili } from "../../languages/sw/facts.ts";

/** The facts in words, by language. */
const factWords: InLanguages<FactWords> = {
  en: { ...facts, ...facts.affiliate },
  fr: french,
  pt: portuguese,
  sw: swahili,
};

/** What a message may name without its page giving it: the brand file's names, and the facts. */
export type KnownValues = ReturnType<typeof knownValuesIn>;

/** The values that every message of a language may name. */
export function knownValuesIn(language: Language) {
  const { systems, answers, minimumAge } = facts;
  const words = factWords[language];
  return {
    brand: brand.name,
    variant: brand.variant.name,
    support: brand.addresses.support,
    cost: brand.cost[language],
    minimumAge,
    ios: systems.ios,
    android: systems.android,
    businessHours: answers.businessHours,
    dataRequestHours: answers.dataRequestHours,
    activeUsers: words.activeUsers,
    seriousShare: words.seriousShare,
    advertisers: words.advertisers,
    pay: words.pay,
    linkLife: words.linkLife,
    posts: words.posts,
    videos: words.videos,
    postLife: words.postLife,
    payouts: words.payouts,
    paidThrough: words.paidThrough,
  };
}
