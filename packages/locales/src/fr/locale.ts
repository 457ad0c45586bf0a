import { fr as forms } from "@matchfront/forms/site/fr";
import { defineLocale } from "../define-locale.ts";
import messages from "./messages.json" with { type: "json" };

export const locale = defineLocale({ forms, messages });
