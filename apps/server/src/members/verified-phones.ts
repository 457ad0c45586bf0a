/**
 * Remembers which number was last verified for a link, for ten minutes (OWASP ASVS 5.0, 2.3.1: steps in order). The
 * link may be another backend's. Numbers are in E.164. A port, whose adapter is `local/verified-phones.ts`.
 */
export interface VerifiedPhones {
  /** Records that a number was verified for a link now. Only the last number counts. */
  readonly record: (token: string, phone: string) => Promise<void>;
  readonly isVerified: (token: string, phone: string) => Promise<boolean>;
}
