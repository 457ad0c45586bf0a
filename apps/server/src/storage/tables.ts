import type { MessageFormName } from "@matchfront/forms/site";
import type { Generated, Kysely } from "kysely";

/** The tables. Times are ISO 8601 in UTC with milliseconds, so that their order as text is their order in time. */
export interface Tables {
  /**
   * A message from one of the forms (specification section 3). `fields` is the form's values as JSON, `normalized_email`
   * finds the messages of a person, and `quarantined_for` is the reason of the quarantine.
   */
  message: {
    id: string;
    form: MessageFormName;
    email: string;
    fields: string;
    received_at: string;
    quarantined_for: string | null;
    idempotency_key: string | null;
    language: string;
    normalized_email: string;
  };
  /**
   * A mail of the outbox, also after it was sent. `id` is its message's. `leased_by` is the worker that claimed it, and
   * `due_at` the end of that lease. `fence` counts the claims. A mail is `sending` while it may have arrived; `unknowns`
   * counts the attempts without an answer.
   */
  mail_job: {
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
  };
  /** A member of the app, added by an operator. `phone` is in E.164, `password_hash` in the PHC string format. */
  member: {
    id: string;
    phone: string;
    password_hash: string | null;
    created_at: string;
  };
  /** An emailed link, without its token. `used_by` is the call that used it. */
  member_link: {
    token_hash: string;
    member_id: string;
    kind: "phone" | "password";
    expires_at: string;
    used_at: string | null;
    used_by: string | null;
  };
  verified_phone: {
    token_hash: string;
    phone: string;
    verified_at: string;
  };
  /** The latest code of a number that was not entered yet. */
  verification: {
    phone: string;
    sid: string;
    code_hash: string;
    sends: number;
    checks: number;
    expires_at: string;
  };
  /** The number of SMS in a window of time, which begins with the first. */
  sms_count: {
    key: string;
    count: number;
    ends_at: string;
  };
  /** A code of the last day. `number_hash` is null when it has expired or was entered. */
  sms_code: {
    id: Generated<number>;
    number_hash: string | null;
    sent_at: string;
    is_entered: 0 | 1;
  };
  /** A count of rate-limiter-flexible. `key` consists of hashes, `expire` is milliseconds since 1970. */
  rate_limit: {
    key: string;
    points: number;
    expire: number;
  };
  /** The visits of an hour, such as 2026-11-24T09. `name` is a page, source, store or form. Missing labels are "". */
  visit_count: {
    hour: string;
    kind: string;
    name: string;
    language: string;
    device: string;
    campaign: string;
    count: number;
  };
  campaign: {
    name: string;
    created_at: string;
    ended_at: string | null;
  };
  /** One row: the last time that was trusted, the last one that a server saw, and how many in a row agree, an hour apart. */
  clock_mark: {
    id: number;
    trusted_at: string;
    seen_at: string;
    marks: number;
  };
  storage_probe: {
    id: number;
    probed_at: string;
  };
}

export type Database = Kysely<Tables>;
