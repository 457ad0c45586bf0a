/** The meaning of each component status. The status is a tag in the component's stories file. */
export const statuses = {
  preview: "may change in a minor version",
  stable: "changes only in a major version",
  deprecated: "goes in the next major version",
} as const;

export type Status = keyof typeof statuses;

/** Returns the component's status from its tags; undefined if it has none, as for guides. */
export function statusOf(tags: readonly string[] = []): Status | undefined {
  return tags.find((tag): tag is Status => tag in statuses);
}
