export interface Limit {
  readonly times: number;
  readonly seconds: number;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

export const defaultLimits = {
  /** Messages with one email address from one network address. */
  messagesOfSender: { times: 5, seconds: 10 * minute },
  /** Messages from one network address, which thousands of a mobile carrier's customers may share. */
  messagesFromAddress: { times: 40, seconds: 10 * minute },
  /** Posts that their sender made fail, since each is answered with a page. A valid post passes beyond it. */
  failedPostsFromAddress: { times: 300, seconds: 10 * minute },
  /** Messages in total, since each is stored and mailed. No single network, not even a /48 of IPv6, can use it up. */
  messagesEachHour: { times: 1000, seconds: hour },
  /** Calls of the dialogs from one network address, two to five for each dialog. Prevents guessing of tokens. */
  memberCallsFromAddress: { times: 45, seconds: 10 * minute },
  /** Different numbers that one link may look up. */
  lookupsOfLink: { times: 5, seconds: day },
  codesFromAddress: { times: 10, seconds: hour },
  /** Codes with one link, which is active for a day. */
  codesOfLink: { times: 6, seconds: day },
  /** Attempts to send a code with one link, also those that the SMS service made fail. */
  attemptsOfLink: { times: 20, seconds: day },
  codesToNumber: { times: 5, seconds: 10 * minute },
  /** Codes to the thousand numbers that differ in their last three digits. */
  codesToPrefix: { times: 10, seconds: hour },
  codesEachHour: { times: 100, seconds: hour },
  codesEachDay: { times: 500, seconds: day },
} satisfies Record<string, Limit>;

export type Limits = Readonly<Record<keyof typeof defaultLimits, Limit>>;
