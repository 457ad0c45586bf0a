/** Returns the prefix of the IDs of `useId`: the same on server and client, and another for each island. */
export function identifierPrefix(island: string): string {
  return `${island}-`;
}
