/** The module that a page is built for. */
declare module "virtual:candidate" {
  import type { ReactNode } from "react";
  export function Candidate(): ReactNode;
}

/** What a candidate's page offers to who measures it. */
declare var mountForms: (count: number) => number;
