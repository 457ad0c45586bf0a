import type { IssuedLink, IssueLinkOptions } from "./reset-link.ts";

/** A member of the app. */
export interface Member {
  readonly id: string;
  /** In E.164. */
  readonly phone: string;
}

/** A member, as an operator lists them. */
export interface ListedMember extends Member {
  readonly hasPassword: boolean;
  readonly createdAt: Date;
}

/** What operators do with members: a port, whose adapter is `local/member-directory.ts`. */
export interface MemberDirectory {
  /**
   * Adds a member, without a password.
   *
   * @param phone in E.164
   * @returns undefined where a member has that number
   */
  readonly add: (phone: string) => Promise<Member | undefined>;
  /** All members, oldest first. */
  readonly list: () => Promise<readonly ListedMember[]>;
  readonly isEmpty: () => Promise<boolean>;
  /** Finds a member by id or by number. @param phone in E.164 */
  readonly find: (by: {
    readonly id: string;
    readonly phone: string | undefined;
  }) => Promise<Member | undefined>;
  /** Issues a link that works once, for a day. Rejects where no member has that id. */
  readonly issueLink: (order: IssueLinkOptions) => Promise<IssuedLink>;
}
