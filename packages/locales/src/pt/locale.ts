import { pt as forms } from "@matchfront/forms/site/pt";
import { defineLocale } from "../define-locale.ts";
import messages from "./messages.json" with { type: "json" };

export const locale = defineLocale({ forms, messages });
