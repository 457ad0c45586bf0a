import { createContext } from "react";

/** The name of the button that closes a toast. */
export const CloseLabelContext = createContext("");
