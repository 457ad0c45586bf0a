import { createContext } from "react";
import type * as interactionModule from "./sending.ts";

/** The code that a form needs only after the visitor's first interaction: the API client, toasts and suggestions. */
export type InteractionModule = typeof interactionModule;

export type InteractionChunk = {
  /** Resolves when the visitor has interacted with the form and the chunk has loaded; with `undefined` if it failed. */
  loading: Promise<InteractionModule | undefined>;
  /** Loads the chunk at once. Resolves with `undefined` if it failed. */
  load: () => Promise<InteractionModule | undefined>;
};

/** The interaction chunk for a form's fields; `undefined` until it has loaded. */
export const InteractionContext = createContext<InteractionModule | undefined>(undefined);
