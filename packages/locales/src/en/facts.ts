/**
 * The facts that are words, each as a sentence uses it. The keys F1 to F23 are those of the site's
 * `facts-coverage.ts`; the sections are those of the specification.
 */
export const facts = {
  /** F1 (section 1): how many people are active; follows "over". */
  activeUsers: "1.5 million",
  /** F2 (section 1): how many of those who date here want a serious relationship; follows "over". */
  seriousShare: "90%",
  /** F3 (section 1): businesses that have advertised and are happy with it. */
  advertisers: "5000+",
  /** F13 (section 9): for each qualifying download or sign-up. */
  pay: "$1",
  /** F14: how long a tracking link is active. */
  linkLife: "one month",
  /** F15: how many social posts are asked for. */
  posts: "two",
  /** F15: how many of them are videos; follows "at least". */
  videos: "one",
  /** F16: how long each post stays up; follows "at least". */
  postLife: "two weeks",
  /** F17: when a payout may be requested. */
  payouts: "weekly, every two weeks or monthly",
  /** F18: what it is paid through. */
  paidThrough: "PayPal or Cashapp",
  /** Sections 4 and 9: how long data is kept. */
  retention: {
    /** F20: the safety window after an account is deleted. */
    afterDeletion: "three months",
    /** F21: without a login, after which an account may go. */
    inactivity: "two years",
    /** F22: how long traffic data is kept, at most. */
    trafficData: "one year",
    /** How long the counts of what happens on the site are kept, at most. */
    counts: "one year",
    /** F23: how long records of consent are kept. */
    consentRecords: "five years",
  },
} as const;
