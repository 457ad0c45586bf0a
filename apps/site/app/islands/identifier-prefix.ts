/**
 * What React puts before each id of an island that `useId` makes. Server and browser must use the same one, and every
 * island its own, or the ids of two islands on one page collide.
 */
export function identifierPrefix(island: string): string {
  return `${island}-`;
}
