import { defineLocale } from "../define-locale.ts";
import commonWords from "./common-words.json" with { type: "json" };
import forms from "./forms.json" with { type: "json" };
import messages from "./messages.json" with { type: "json" };

export const locale = defineLocale({ commonWords, forms, messages });
