/** The facts that are words, or written in another way, in a language; each as a sentence uses it. */
export type FactWords = {
  readonly [Fact in "activeUsers" | "seriousShare" | "advertisers" | AffiliateFact]: string;
} & { readonly retention: Readonly<Record<RetentionFact, string>> };

type AffiliateFact = "pay" | "linkLife" | "posts" | "videos" | "postLife" | "payouts" | "paidThrough";
type RetentionFact = "afterDeletion" | "inactivity" | "trafficData" | "consentRecords";
