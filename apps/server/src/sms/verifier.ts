import type { Language } from "@matchfront/locales/locales";

export interface Verification {
  /** The service's id for it, in Twilio's format. */
  readonly sid?: string;
  readonly valid: boolean;
}

/**
 * A port: sends codes by SMS and checks them. Numbers are in E.164. Both methods reject with a Refusal if a
 * limit is reached, or the code has expired.
 */
export interface Verifier {
  /** Sends a code, in the page's language if the service can. */
  readonly send: (to: string, language: Language) => Promise<Verification>;
  readonly check: (to: string, code: string) => Promise<Verification>;
}
