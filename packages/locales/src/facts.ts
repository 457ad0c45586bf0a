import { replyHours } from "@matchfront/forms/site";
import { facts as english } from "./en/facts.ts";

const { activeUsers, seriousShare, advertisers, retention, ...affiliate } = english;

/**
 * Every number, period, version and amount that the texts state, each as a sentence uses it. Pages, questions
 * and tests take them from here; the keys F1 to F63 are those of `facts-coverage.ts`.
 */
export const facts = {
  activeUsers,
  seriousShare,
  advertisers,
  /** F8 (sections 1, 5 and 9): the minimum age, in years. */
  minimumAge: 18,
  /** F10 (sections 2 and 9): the oldest supported systems; followed by "and up". */
  systems: { ios: "iOS 15.4", android: "Android 7.0" },
  /** Promised response times. */
  answers: {
    /** F11 (section 9): in hours, to partnership and advertising requests only. */
    businessHours: replyHours,
    /** F12 (section 9): in hours, to a request for one's own data. */
    dataRequestHours: 48,
    /** F24 (section 9): in days, to a Californian's request for notice. */
    californiaDays: 30,
  },
  /** F13 to F18 (section 9): what affiliates and brand ambassadors do, and what they are paid. */
  affiliate,
  /** F20 to F23 (sections 4 and 9): how long data is kept. */
  retention: {
    ...retention,
    /** In days: how long the server keeps what visitors write, which it deletes by this very number. */
    messages: 90,
  },
  /** Refunds and cancellation. */
  payments: {
    /** F25 (section 9): in days, within which an exception to "no refunds" may be asked for. */
    refundDays: 14,
    /** F26 (section 9): the business day whose midnight ends the right to cancel in the listed states. */
    cancellationDay: "third",
  },
  /** Sections 5 and 9: the fewest characters of a password. */
  passwordLength: 8,
  /** F27 (section 9): who may still opt out of arbitration, and how long. */
  legacyMembers: { createdBefore: "May 9, 2018", loginAfter: "May 8, 2018", optOutDays: 30 },
  /** F28 (section 9): in months; what was paid in that time is the most that can be owed. */
  liabilityMonths: 24,
  /** F29 and F30 (section 9): whose law, and where a court sits. */
  law: { state: "Texas", county: "Dallas County" },
} as const;
