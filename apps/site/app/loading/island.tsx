import type { ReactNode } from "react";
import { ChunkFailure } from "./chunk-failure.tsx";

type IslandProps = {
  /** Its key in `hydrate.ts`. */
  name: string;
  /** The path of the page that it stands on. */
  page: string;
  /** What its first render needs beyond the page's HTML, as JSON. */
  props?: object;
  children: ReactNode;
};

/**
 * The part of an interactive page that React takes over. What it renders must not use `useId`,
 * which counts from the root and so differs between the whole page and the island alone.
 *
 * @example <Island name="contact" page="/contactus" props={{}}><ContactForm /></Island>
 */
export function Island({ name, page, props, children }: IslandProps) {
  return (
    <>
      <ChunkFailure link={{ label: "Open this page again", href: page }}>
        You can fill in and send the form all the same.
      </ChunkFailure>
      <div data-island={name} data-page={page} data-props={JSON.stringify(props ?? {})}>
        {children}
      </div>
    </>
  );
}
