import { en as forms } from "@matchfront/forms/site/en";
import { messages } from "./messages.ts";

export const locale = { forms, messages };
