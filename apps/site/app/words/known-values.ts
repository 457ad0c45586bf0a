import { brand } from "../../brand.ts";
import { facts } from "../../content/facts.ts";
import type { Language } from "@matchfront/locales/locales";
import { wordsIn } from "./words-in.ts";

/** What a message may name without its page giving it: the brand file's names, and the facts. */
export type KnownValues = ReturnType<typeof knownValuesIn>;

/** The values that every message of a language may name. */
export function knownValuesIn(language: Language) {
  const { systems, answers, minimumAge } = facts;
  const { facts: words } = wordsIn[language];
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
