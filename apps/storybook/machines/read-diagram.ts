/** One arrow of a Mermaid state diagram. */
export type Way = { from: string; to: string; events: string; isHere: boolean };

/** Reads the arrows between the states of a document's state diagram, and marks those that leave a state. */
export function readDiagram(document: string, status: string): Way[] {
  const arrows = document.matchAll(/^ +(\w+) --> (\w+): (.+)$/gm);
  return Array.from(arrows, ([, from = "", to = "", events = ""]) => ({
    from,
    to,
    events,
    isHere: from === status,
  }));
}
