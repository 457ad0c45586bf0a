/**
 * Test files, from the repository's root, each with the titles of its tests that count. In a title, groups and test
 * have " > " between them, and "*" stands for any words; each title must fit one test at least.
 */
export type NamedTests = Readonly<Record<string, readonly string[]>>;

/** A sentence of the specification, in its own words so that a change of it is noticed, and the tests that hold it. */
type HeldSentence = {
  sentence: string;
  tests: NamedTests;
  /** Where the product keeps to it in a way of its own: how, and where that was decided. */
  note?: string;
};

/** A sentence about the specification itself, which no test can hold, and why. */
type Remark = { sentence: string; remark: string };

export type Binding = HeldSentence | Remark;

/** The bindings of what stands below a heading. */
export type BoundPart = { heading: string; bindings: readonly Binding[] };
