import type { FactWords } from "../fact-words.ts";

/** What the facts are in French, as a sentence uses them. */
export const facts = {
  /** Follows "plus de", and takes "de" after it. */
  activeUsers: "1,5 million",
  seriousShare: "90 %",
  /** Stands inside a sentence, before "annonceurs". */
  advertisers: "plus de 5 000",
  pay: "1 $ US",
  linkLife: "un mois",
  /** Before "publications". */
  posts: "deux",
  /** Before "vidéo". */
  videos: "une",
  postLife: "deux semaines",
  payouts: "chaque semaine, toutes les deux semaines ou chaque mois",
  paidThrough: "PayPal ou Cashapp",
  retention: {
    afterDeletion: "trois mois",
    inactivity: "deux ans",
    trafficData: "un an",
    consentRecords: "cinq ans",
  },
} as const satisfies FactWords;
