import { localeParts } from "@matchfront/locales/locale-parts";
import { localize, type Language, type Localized } from "@matchfront/locales/locales";

export interface Verification {
  /** The service's id for it, in Twilio's format. */
  readonly sid?: string;
  readonly valid: boolean;
}

/** A port. Numbers are in E.164. Methods reject with a Refusal if the visitor's number or code is refused or at a limit. */
export interface Verifier {
  /** Sends a code, in the page's language if the service can. */
  readonly send: (to: string, language: Language) => Promise<Verification>;
  readonly check: (to: string, code: string) => Promise<Verification>;
}

/**
 * Returns the text of an SMS, in which `{code}` stands for the code. The last line lets the phone autofill it on a page
 * of the host: https://wicg.github.io/sms-one-time-codes.
 */
export function smsTexts(senderName: string, host: string): Localized<string> {
  const lastLine = `\n\n@${host} #{code}\n`;
  return localize(
    (language) => localeParts[language].forms.sms.code.replace("{brand}", () => senderName) + lastLine,
  );
}
