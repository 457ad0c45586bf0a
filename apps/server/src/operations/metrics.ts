import { Counter, Gauge, Histogram, Registry } from "prom-client";

const callBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const mailBuckets = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/**
 * Creates the metrics of one server. Names follow Prometheus's rules (https://prometheus.io/docs/practices/naming/).
 * Every value of a label is one of this program's own words, or an operator's: nothing that a visitor sends.
 *
 * @example createMetrics().messages.inc({ form: "contact", outcome: "stored" });
 */
export function createMetrics() {
  const registry = new Registry();

  function counter<Label extends string = never>(
    name: string,
    help: string,
    labelNames: readonly Label[] = [],
  ) {
    return new Counter({ name: `matchfront_${name}`, help, labelNames, registers: [registry] });
  }

  function gauge<Label extends string = never>(
    name: string,
    help: string,
    labelNames: readonly Label[] = [],
  ) {
    return new Gauge({ name: `matchfront_${name}`, help, labelNames, registers: [registry] });
  }

  function histogram<Label extends string>(
    name: string,
    help: string,
    labelNames: readonly Label[],
    buckets: number[],
  ) {
    return new Histogram({ name: `matchfront_${name}`, help, labelNames, buckets, registers: [registry] });
  }

  return {
    registry,
    buildInfo: gauge("build_info", "Always 1; the labels say what runs.", ["version", "node", "store"]),

    httpRequests: counter("http_requests_total", "Requests that were answered, or left by the visitor.", [
      "kind",
      "status",
    ]),
    httpDuration: histogram(
      "http_request_duration_seconds",
      "From a request's head to the end of its answer.",
      ["kind", "status"],
      callBuckets,
    ),
    httpConnections: gauge("http_connections", "Connections that are open."),
    httpDropped: counter("http_dropped_total", "Connections that the server closed to protect itself.", [
      "reason",
    ]),
    limitRefusals: counter("limit_refusals_total", "Requests that were refused for being too many (429).", [
      "limit",
    ]),
    limitInsurance: counter(
      "limit_insurance_total",
      "Requests counted in this process alone, since the database that counts them was away.",
    ),

    messages: counter("messages_total", "What became of each message of a form.", ["form", "outcome"]),

    storeDuration: histogram(
      "store_duration_seconds",
      "How long calls of the database took, failed ones too.",
      ["operation"],
      callBuckets,
    ),
    storeReady: gauge("store_ready", "What /readyz says: 1 while messages can be stored."),
    storeFreeBytes: gauge("store_free_bytes", "Space on the disk that has the database."),
    storeWalBytes: gauge("store_wal_bytes", "Size of the database's write-ahead log."),
    backupAge: gauge("backup_age_seconds", "Since the command backup last made one; absent before that."),
    poolConnections: gauge("pg_pool_connections", "Connections to PostgreSQL, and calls that wait for one.", [
      "state",
    ]),
    storeQueue: gauge("store_queue_length", "Calls that wait for the database."),

    outboxMails: gauge("outbox_mails", "Mails that are not sent yet, and those given up.", ["state"]),
    outboxLag: gauge(
      "outbox_oldest_due_age_seconds",
      "Age of the oldest mail that should have been sent by now; 0 for none.",
    ),
    mailDeliveries: counter("mail_deliveries_total", "Attempts to deliver a mail.", ["outcome"]),
    mailDuration: histogram("mail_duration_seconds", "How long attempts took.", ["outcome"], mailBuckets),
    mailResentUnknown: counter(
      "mail_resent_unknown_total",
      "Mails that were sent again because the first answer never came: a copy may have arrived.",
    ),
    mailBreaker: gauge("mail_breaker_open", "1 while the mail server cannot be reached."),

    smsSent: counter("sms_sent_total", "Codes that were sent by SMS.", ["dialing_code"]),
    smsEntered: counter("sms_entered_total", "Codes that were entered rightly.", ["dialing_code"]),
    smsBudget: gauge("sms_budget_ratio", "Share of SMS_MAX_PER_DAY that is used up."),

    scryptWaiting: gauge("scrypt_waiting", "Passwords that wait to be hashed."),
    clockJump: counter("clock_jump_seconds_total", "By how much the clock was set, back and forth."),
    retentionOverdue: gauge(
      "retention_overdue_rows",
      "Messages that were to be deleted more than a day ago.",
    ),
  };
}

/** The metrics of one server. */
export type Metrics = ReturnType<typeof createMetrics>;
