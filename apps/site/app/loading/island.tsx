import type { ReactNode } from "react";

type IslandProps = {
  /** Its key in `hydrate.ts`. */
  name: string;
  /** What its first render needs beyond the page's HTML, as JSON. */
  props?: object;
  children: ReactNode;
};

/**
 * The part of an interactive page that React takes over. What it renders must not use `useId`,
 * which counts from the root and so differs between the whole page and the island alone.
 *
 * @example <Island name="contact" props={{}}><ContactForm /></Island>
 */
export function Island({ name, props, children }: IslandProps) {
  return (
    <div data-island={name} data-props={JSON.stringify(props ?? {})}>
      {children}
    </div>
  );
}
