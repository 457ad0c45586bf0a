/** A test command that should find a bug. */
export type Suite = {
  /** The workspace's folder. */
  readonly workspace: string;
  readonly runner: "vitest" | "playwright";
  /** The test files, from the repository's root; all of the workspace's where there are none. */
  readonly files?: readonly string[];
  /** A regular expression: only the tests that are called so. */
  readonly title?: string;
  /** Whether the built site is what is tested. */
  readonly build?: true;
};

/** A small, plausible mistake, which the tests are held against. */
export type Mutation = {
  /** What a visitor, a member or an operator would suffer. */
  readonly name: string;
  /** From the repository's root. */
  readonly file: string;
  /** The text that gives way; it stands in the file once. */
  readonly find: string;
  readonly replace: string;
  /** The narrowest commands of which one should find it. */
  readonly suites: readonly Suite[];
  /** How the right test tells of it: its title, ": " and its error, in one line. */
  readonly expected: RegExp;
};

/**
 * Tests of a workspace that need nothing built.
 *
 * @example testsOf("packages/forms", "src/queue/queued-submit.test.ts");
 */
export function testsOf(workspace: string, ...files: readonly string[]): Suite {
  return { workspace, runner: "vitest", files: files.map((file) => `${workspace}/${file}`) };
}

/**
 * A component's stories, in all their looks.
 *
 * @example storiesOf("button");
 */
export function storiesOf(component: string): Suite {
  const file = `packages/ui/src/${component}/${component}.stories.tsx`;
  return { workspace: "apps/storybook", runner: "vitest", files: [file] };
}

/**
 * Journeys through the built site, wherever they are written.
 *
 * @param title a regular expression
 * @example journeys("what is typed before React arrives");
 */
export function journeys(title: string): Suite {
  return { workspace: "apps/site", runner: "playwright", title, build: true };
}
