import type { FactWords } from "../fact-words.ts";

/** What the facts are in Swahili, as a sentence uses them. */
export const facts = {
  activeUsers: "milioni 1.5",
  seriousShare: "90%",
  advertisers: "5000+",
  pay: "dola 1 ya Marekani",
  linkLife: "mwezi mmoja",
  posts: "mawili",
  videos: "moja",
  postLife: "wiki mbili",
  payouts: "kila wiki, kila wiki mbili au kila mwezi",
  paidThrough: "PayPal au Cashapp",
  retention: {
    afterDeletion: "miezi mitatu",
    inactivity: "miaka miwili",
    trafficData: "mwaka mmoja",
    consentRecords: "miaka mitano",
  },
} as const satisfies FactWords;
