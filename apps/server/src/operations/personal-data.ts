/** What belongs to one person, as they wrote or an operator added it. */
export interface PersonalRecords {
  readonly messages: readonly {
    readonly reference: string;
    readonly form: string;
    readonly language: string;
    readonly receivedAt: string;
    readonly fields: unknown;
    readonly mail: string | null;
    readonly mailSentAt: string | null;
  }[];
  readonly members: readonly {
    readonly id: string;
    readonly phone: string;
    readonly hasPassword: boolean;
    readonly createdAt: string;
    readonly links: readonly {
      readonly kind: string;
      readonly expiresAt: string;
      readonly usedAt: string | null;
    }[];
  }[];
}

/** How much was deleted. */
export interface Erasure {
  /** Whether anything was deleted, from a former database too, which is not counted. */
  readonly isFound: boolean;
  readonly messages: number;
  readonly members: number;
  readonly links: number;
  readonly files: number;
}

/** Whose data is meant: an e-mail address, or a phone number in E.164. */
export type Person = { readonly email: string } | { readonly phone: string };

/** How many messages were deleted, and files of their mails. */
export interface Purged {
  readonly messages: number;
  readonly files: number;
}

/** Deletes and shows what is stored of people: a port, whose adapter is `local/personal-data.ts`. */
export interface PersonalData {
  /** Deletes the oldest messages that came before a time, at most 500, with their mails. */
  readonly purge: (before: Date) => Promise<Purged>;
  /** How many messages came before a time. */
  readonly countOlder: (before: Date) => Promise<number>;
  /**
   * Deletes links that were used or have expired, and files from before a time that hold copies. Afterwards what was
   * deleted is in no file of the database.
   *
   * @returns how many files it deleted
   */
  readonly tidy: (before: Date) => Promise<number>;
  /** Deletes all that is stored of a person, also from a backup that is restored later. */
  readonly erase: (person: Person, now: Date) => Promise<Erasure>;
  readonly export: (person: Person) => Promise<PersonalRecords>;
}
