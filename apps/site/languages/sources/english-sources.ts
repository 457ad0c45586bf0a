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
import { en } from "../en/en.ts";
import { messagesIn } from "../keyed-messages.ts";

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

const content = new URL("../../content/en/", import.meta.url);

/**
 * Everything that translations are made from, as fingerprints: messages by their keys, texts by their files.
 *
 * @example englishSources().get("words.contact.lead"); // "5f1d0c9a"
 */
export function englishSources(): ReadonlyMap<string, string> {
  const messages = messagesIn({ words: en, forms }).map(({ key, message }) => [key, message] as const);
  const files = globSync("**/*.{mdx,ts}", { cwd: content }).toSorted();
  const texts = files.map(
    (file) => [`content.${file}`, readFileSync(new URL(file, content), "utf8")] as const,
  );
  return new Map([...messages, ...texts].map(([key, text]) => [key, fingerprint(text)]));
}

function fingerprint(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 8);
}
