import { brand } from "../brand.ts";
import { facts } from "../content/facts.ts";

const { systems, answers, affiliate } = facts;

/** What every message may name without its page giving it: the brand file's names, and the facts. */
export const knownValues = {
  brand: brand.name,
  variant: brand.variant.name,
  support: brand.addresses.support,
  cost: brand.cost,
  activeUsers: facts.activeUsers,
  seriousShare: facts.seriousShare,
  advertisers: facts.advertisers,
  minimumAge: facts.minimumAge,
  ios: systems.ios,
  android: systems.android,
  businessHours: answers.businessHours,
  dataRequestHours: answers.dataRequestHours,
  pay: affiliate.pay,
  linkLife: affiliate.linkLife,
  posts: affiliate.posts,
  videos: affiliate.videos,
  postLife: affiliate.postLife,
  payouts: affiliate.payouts,
  paidThrough: affiliate.paidThrough,
} as const;
