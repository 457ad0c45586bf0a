import { createContext } from "react";
import type * as interactionModule from "./sending.ts";

/** The interaction chunk of a form: the API client, toasts and suggestions. */
export type InteractionModule = typeof interactionModule;

/** The interaction chunk for a form's fields; `undefined` until it has loaded. */
export const InteractionContext = createContext<InteractionModule | undefined>(undefined);
