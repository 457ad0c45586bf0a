import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import {
  advertisingForm,
  contactForm,
  oneTimeCodeForm,
  partnershipForm,
  passwordResetForm,
  phoneResetCopy,
  resetPhoneForm,
  submitCopy,
} from "@matchfront/forms";
import { brand } from "../../brand.ts";
import { en } from "../en/en.ts";
import { estimateWords } from "../en/estimate.ts";
import { messagesIn } from "../../app/words/keyed-messages.ts";

/** The forms' copy in English, by the names that translations give it. */
const forms = {
  contact: contactForm.copy,
  advertising: advertisingForm.copy,
  partnership: partnershipForm.copy,
  passwordReset: passwordResetForm.copy,
  resetPhone: resetPhoneForm.copy,
  oneTimeCode: oneTimeCodeForm.copy,
  phoneReset: phoneResetCopy,
  submit: submitCopy,
};

const content = new URL("../../content/", import.meta.url);

/** The messages that translations are made from, by their keys. */
export function englishMessages(): ReadonlyMap<string, string> {
  return new Map(
    messagesIn({ words: en, forms, estimate: { estimateWords }, brand: { cost: brand.cost.en } }).map(
      ({ key, message }) => [key, message],
    ),
  );
}

/**
 * Everything that translations are made from, as fingerprints: messages by their keys, texts by their files.
 *
 * @example englishSources().get("words.contact.lead"); // "5f1d0c9a"
 */
export function englishSources(): ReadonlyMap<string, string> {
  const files = globSync(["en/**/*.{mdx,ts}", "{change-logs,facts,hotlines}.ts"], {
    cwd: content,
  }).toSorted();
  const texts = files.map(
    (file) => [`content.${file}`, readFileSync(new URL(file, content), "utf8")] as const,
  );
  return new Map([...englishMessages(), ...texts].map(([key, text]) => [key, fingerprint(text)]));
}

function fingerprint(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 8);
}
