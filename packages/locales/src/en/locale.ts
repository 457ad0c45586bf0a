import { en as forms } from "@matchfront/forms/site/en";
import commonWords from "./common-words.json" with { type: "json" };
import * as messages from "./messages.ts";

export const locale = { commonWords, forms, messages };
