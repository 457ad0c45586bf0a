/**
 * Returns the prefix of the IDs that `useId` makes in an island. It must be the same on server and client, and unique
 * per island: otherwise the IDs of two islands collide.
 */
export function identifierPrefix(island: string): string {
  return `${island}-`;
}
