import { createContext } from "react";

/** The names of the fields that the server refused: their errors show before they are touched. */
export const RefusedFields = createContext<readonly string[]>([]);
