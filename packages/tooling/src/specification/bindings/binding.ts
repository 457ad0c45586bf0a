/**
 * Test files, from the repository's root, each with the titles of the relevant tests. In a title, " > " separates
 * groups and test, and "*" matches any text; each title must match at least one test.
 */
export type NamedTests = Readonly<Record<string, readonly string[]>>;

/** A sentence of the specification, verbatim so that changes are detected, and the tests that verify it. */
type TestedSentence = {
  sentence: string;
  tests: NamedTests;
  /** How the product fulfills it differently, and where that was decided. */
  note?: string;
};

/** A sentence about the specification itself, which cannot be tested, and why. */
type Remark = { sentence: string; remark: string };

export type Binding = TestedSentence | Remark;

/** The bindings of the sentences below a heading. */
export type BoundPart = { heading: string; bindings: readonly Binding[] };
