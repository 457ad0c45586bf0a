/** A test command that may kill a mutation. */
export type Suite = {
  /** The workspace's folder. */
  readonly workspace: string;
  readonly runner: "vitest" | "playwright";
  /** The test files, from the repository's root; all of the workspace's if there are none. */
  readonly files?: readonly string[];
  /** A regular expression that selects tests by title. */
  readonly title?: string;
  /** Whether it tests the built site. */
  readonly build?: true;
  /** Whether its tests are among those of `test:long`. */
  readonly long?: true;
};

/** A small, plausible mistake that the tests must detect. */
export type Mutation = {
  /** Its effect for a visitor, a member or an operator. */
  readonly name: string;
  /** From the repository's root. */
  readonly file: string;
  /** The text to replace, which occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  /** The narrowest commands, of which one must kill it. */
  readonly suites: readonly Suite[];
  /** Matches the expected failure: the test's title, ": " and its error, in one line. */
  readonly expected: RegExp;
};

/** Tests of a workspace that need no build. */
export function testsOf(workspace: string, ...files: readonly string[]): Suite {
  return { workspace, runner: "vitest", files: files.map((file) => `${workspace}/${file}`) };
}

/** Tests of a workspace that `test:long` runs. */
export function longTestsOf(workspace: string, ...files: readonly string[]): Suite {
  return { ...testsOf(workspace, ...files), long: true };
}

/** A component's stories, with every check. */
export function storiesOf(component: string): Suite {
  const file = `packages/ui/src/${component}/${component}.stories.tsx`;
  return { workspace: "apps/storybook", runner: "vitest", files: [file] };
}

/** Journeys through the built site, by a regular expression for their titles. */
export function journeys(title: string): Suite {
  return { workspace: "apps/site", runner: "playwright", title, build: true };
}
