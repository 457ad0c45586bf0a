import type { FactWords } from "../fact-words.ts";

/** What the facts are in Portuguese, as a sentence uses them. */
export const facts = {
  /** Follows "mais de", and takes "de" after it. */
  activeUsers: "1,5 milhões",
  seriousShare: "90%",
  /** Stands inside a sentence, before "anunciantes". */
  advertisers: "mais de 5000",
  pay: "1 USD",
  linkLife: "um mês",
  /** Before "publicações". */
  posts: "duas",
  /** One of the "publicações". */
  videos: "uma",
  postLife: "duas semanas",
  payouts: "todas as semanas, de duas em duas semanas ou todos os meses",
  paidThrough: "PayPal ou Cashapp",
  retention: {
    afterDeletion: "três meses",
    inactivity: "dois anos",
    trafficData: "um ano",
    consentRecords: "cinco anos",
  },
} as const satisfies FactWords;
