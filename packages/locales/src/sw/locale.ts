import { sw as forms } from "@matchfront/forms/site/sw";
import { defineLocale } from "../define-locale.ts";
import messages from "./messages.json" with { type: "json" };

export const locale = defineLocale({ forms, messages });
