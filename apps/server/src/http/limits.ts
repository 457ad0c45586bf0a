/** How often something may happen: `times` within `seconds`. */
export interface Limit {
  readonly times: number;
  readonly seconds: number;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** The limits of a server in production. */
export const defaultLimits = {
  /** Messages with one e-mail address from one network address. */
  messagesOfSender: { times: 5, seconds: 10 * minute },
  /** Messages from one network address, which thousands of a mobile carrier's customers may share. */
  messagesFromAddress: { times: 40, seconds: 10 * minute },
  /** Messages from anybody, since each is stored and mailed. One network alone, a /48 of IPv6 included, cannot use it up. */
  messagesEachHour: { times: 1000, seconds: hour },
  /** Calls behind emailed links, two to five a dialog, from one network address: prevents guessing of tokens and numbers. */
  memberCallsFromAddress: { times: 45, seconds: 10 * minute },
  /** Questions whether a number is free with one link. */
  lookupsOfLink: { times: 5, seconds: day },
  /** Verification codes that one network address requests. */
  codesFromAddress: { times: 10, seconds: hour },
  /** Codes that one link may cause, in all: it works for a day. */
  codesOfLink: { times: 6, seconds: day },
  /** Codes to one number. */
  codesToNumber: { times: 5, seconds: 10 * minute },
  /** Codes to the thousand numbers that differ in their last three digits. */
  codesToPrefix: { times: 10, seconds: hour },
  /** Codes to anybody. */
  codesEachHour: { times: 100, seconds: hour },
  codesEachDay: { times: 500, seconds: day },
} satisfies Record<string, Limit>;

/** One limit for each name in `defaultLimits`. */
export type Limits = Readonly<Record<keyof typeof defaultLimits, Limit>>;
