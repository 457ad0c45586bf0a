/** What each status of a component promises. Its stories' file has the word as a tag, and nothing else says it. */
export const statuses = {
  preview: "may change in a minor version",
  stable: "changes only in a major version",
  deprecated: "goes in the next major version",
} as const;

export type Status = keyof typeof statuses;

/** The status among the tags of a component; undefined for what is none, such as a guide. */
export function statusOf(tags: readonly string[] = []): Status | undefined {
  return tags.find((tag): tag is Status => tag in statuses);
}
