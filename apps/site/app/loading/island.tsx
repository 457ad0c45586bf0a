import type { ReactNode } from "react";

/** The islands by name, each with what its first render needs beyond the page's HTML. */
export type IslandName = "contact";

/**
 * The part of an interactive page that React takes over. What it renders must not use `useId`,
 * which counts from the root and so differs between the whole page and the island alone.
 *
 * @param props whatever the island's component takes, as JSON
 * @example <Island name="contact" props={{}}><ContactForm /></Island>
 */
export function Island({
  name,
  props = {},
  children,
}: {
  name: IslandName;
  props?: object;
  children: ReactNode;
}) {
  return (
    <div data-island={name} data-props={JSON.stringify(props)}>
      {children}
    </div>
  );
}
