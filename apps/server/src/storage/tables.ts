import type { MessageFormName } from "@matchfront/forms/site";
import type { Generated } from "kysely";

/**
 * A visitor's message from one of the forms (specification section 3). `fields` holds the form's values as JSON;
 * `normalized_email` finds a person's messages; `quarantined_for` says why a message is in quarantine, until it is released.
 */
interface MessageTable {
  id: string;
  form: MessageFormName;
  email: string;
  fields: string;
  received_at: string;
  quarantined_for: string | null;
  idempotency_key: string | null;
  language: string;
  normalized_email: string;
}

/**
 * The outbox: one row for each mail, which stays after it was sent.
 *
 * `id` is that of the message it carries. Times are ISO 8601 in UTC, so their order as text is their order
 * in time. A worker that has claimed the row is named in `leased_by`, and `due_at` is the end of its lease. `fence`
 * counts the claims. A mail is `sending` from when it may have been accepted until an answer is recorded; `unknowns`
 * counts how often none was.
 */
interface MailJobTable {
  id: string;
  reply_to: string;
  subject: string;
  text: string;
  created_at: string;
  state: Generated<"waiting" | "sending" | "sent" | "dead">;
  attempts: Generated<number>;
  fence: Generated<number>;
  unknowns: Generated<number>;
  due_at: string;
  leased_by: string | null;
  last_error: string | null;
  sent_at: string | null;
}

/** A member of the app, added by an operator. `phone` is in E.164, `password_hash` in the PHC string format. */
interface MemberTable {
  id: string;
  phone: string;
  password_hash: string | null;
  created_at: string;
}

/** An emailed link, without the token that makes it work. `used_by` is the call that used it. */
interface MemberLinkTable {
  token_hash: string;
  member_id: string;
  kind: "phone" | "password";
  expires_at: string;
  used_at: string | null;
  used_by: string | null;
}

/** The number that was last verified for a link. */
interface VerifiedPhoneTable {
  token_hash: string;
  phone: string;
  verified_at: string;
}

/** A code that was sent to a phone and not entered yet, without the code itself; one for each number. */
interface VerificationTable {
  phone: string;
  sid: string;
  code_hash: string;
  sends: number;
  checks: number;
  expires_at: string;
}

/** How many SMS were sent in a window of time that has begun with the first. */
interface SmsCountTable {
  key: string;
  count: number;
  ends_at: string;
}

/** A code that was sent in the last day. `number_hash` is null once it cannot be entered any more. */
interface SmsCodeTable {
  id: Generated<number>;
  number_hash: string | null;
  sent_at: string;
  is_entered: 0 | 1;
}

/** How often something happened in a window of time. `key` holds hashes, `expire` milliseconds since 1970. */
interface RateLimitTable {
  key: string;
  points: number;
  expire: number;
}

/** The one row that is written again and again, to see whether messages can be stored. */
interface StorageProbeTable {
  id: number;
  probed_at: string;
}

/** Every table of the database, for Kysely. */
export interface Tables {
  message: MessageTable;
  mail_job: MailJobTable;
  member: MemberTable;
  member_link: MemberLinkTable;
  verified_phone: VerifiedPhoneTable;
  verification: VerificationTable;
  sms_count: SmsCountTable;
  sms_code: SmsCodeTable;
  rate_limit: RateLimitTable;
  storage_probe: StorageProbeTable;
}
