import { languages } from "@matchfront/locales/locales";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { advertisingFormConfig } from "../business-request/advertising-form-config.tsx";
import { partnershipFormConfig } from "../business-request/partnership-form-config.tsx";
import { contactFormConfig } from "../contact/contact-form-config.tsx";
import { renderFormIsland } from "../message-form/form-island.tsx";
import { renderReply } from "./render-reply.ts";

const configs = [contactFormConfig, partnershipFormConfig, advertisingFormConfig];
const cases = configs.flatMap((config) => languages.map((language) => ({ config, language })));

test.each(cases)(
  "renders $config.form.name in $language as React does, whatever was typed",
  ({ config, language }) => {
    const { form } = config;
    const texts = [
      "",
      "ada@example.org",
      `"><script>alert('&amp;')</script>`,
      "</textarea></select></form>",
      "\nline\r\nline\n\n",
      "\n",
      "\r",
      "$& $1 $` {title}",
      "text-00000000-0000-0000-0000-000000000000-email;",
      "Ad Sales",
      "Ad Sales\nHelp / Support",
      "\u0000\u2028\uD83D 😀 Ẹ káàárọ̀",
      "x'\"<&>\n é".repeat(200),
      "x'\"<&>\n é".repeat(1_000),
    ];
    for (const text of texts) {
      const input = Object.fromEntries(form.fieldNames.map((field) => [field, text]));
      const errors = Object.fromEntries(form.fieldNames.map((field) => [field, "Wrong"]));
      for (const reply of [form.invalidReply(input, errors), form.invalidReply(input, {}, "Come <again>")]) {
        // The first may fill a template, the second uses it.
        const [first, second] = [0, 1].map(() => renderReply(config, language, reply));
        expect(first).toBe(renderToStaticMarkup(renderFormIsland(config, language, reply)));
        expect(second).toBe(first);
      }
    }
  },
);
