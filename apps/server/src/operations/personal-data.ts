/** What is stored of one person, for their eyes: as JSON. */
export interface PersonalRecords {
  /** What they wrote, with the state of its mail. */
  readonly messages: readonly object[];
  /** What an operator added, with links. */
  readonly members: readonly object[];
}

/** How much an erasure deleted. */
export interface Erasure {
  readonly messages: number;
  readonly members: number;
  readonly links: number;
  readonly files: number;
}

/** A person, by e-mail address, or by phone number in E.164. */
export type Person = { readonly email: string } | { readonly phone: string };

/** How many messages a purge deleted, and mail files. */
export interface Purged {
  readonly messages: number;
  readonly files: number;
}

/** Deletes and exports personal data. */
export interface PersonalData {
  /** Deletes the oldest messages from before a time, at most 500, with their mails. */
  readonly purge: (before: Date) => Promise<Purged>;
  /** Counts the messages from before a time. */
  readonly countOlder: (before: Date) => Promise<number>;
  /**
   * Deletes used and expired links and codes, and mail and SMS files from before a time. No file of the database contains
   * deleted text afterwards.
   *
   * @returns how many files it deleted
   */
  readonly tidy: (before: Date) => Promise<number>;
  /** Deletes all that is stored of a person, and adds them to the erase list, so that a restore erases them again. */
  readonly erase: (person: Person, now: Date) => Promise<Erasure>;
  readonly export: (person: Person) => Promise<PersonalRecords>;
}
