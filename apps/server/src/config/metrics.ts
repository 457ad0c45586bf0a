import { Counter, Gauge, Histogram, Registry } from "prom-client";

const callBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const mailBuckets = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** `refused` is the sender's mistake, `failed` the server's. `capped` exceeds the hourly limit of the whole site. */
export type MessageOutcome = "stored" | "quarantined" | "repeated" | "refused" | "capped" | "failed";

/** Label values are this program's own words or an operator's, never a visitor's data. */
export function createMetrics() {
  const registry = new Registry();
  const configFor = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) => ({
    name: `matchfront_${name}`,
    help,
    labelNames,
    registers: [registry],
  });
  const counter = <Label extends string = never>(name: string, help: string, ...labels: readonly Label[]) =>
    new Counter(configFor(name, help, labels));
  const gauge = <Label extends string = never>(name: string, help: string, ...labels: readonly Label[]) =>
    new Gauge(configFor(name, help, labels));
  const histogram = <Label extends string>(
    name: string,
    help: string,
    buckets: number[],
    ...labels: readonly Label[]
  ) => new Histogram({ ...configFor(name, help, labels), buckets });

  return {
    registry,
    buildInfo: gauge("build_info", "Always 1; the labels say what runs.", "version", "node", "store"),

    httpRequests: counter("http_requests_total", "Requests by kind and status.", "kind", "status"),
    httpDuration: histogram(
      "http_request_duration_seconds",
      "Time from a request's head to the end of its response.",
      callBuckets,
      "kind",
      "status",
    ),
    httpConnections: gauge("http_connections", "Open connections."),
    httpDropped: counter("http_dropped_total", "Connections closed to protect the server.", "reason"),
    limitRefusals: counter("limit_refusals_total", "Requests over a rate limit (429).", "limit"),
    limitInsurance: counter(
      "limit_insurance_total",
      "Requests that one process counted alone, because PostgreSQL was unreachable.",
    ),

    messages: counter("messages_total", "Messages by form and outcome.", "form", "outcome"),

    pageViews: counter("page_views_total", "Page views.", "page", "language", "device"),
    entries: counter("entries_total", "Visits from elsewhere.", "source", "campaign"),
    storeRedirects: counter("store_redirects_total", "Requests of /get.", "store", "campaign"),
    storeClicks: counter("store_clicks_total", "Clicks on links to stores.", "store", "campaign"),
    formSteps: counter("form_steps_total", "Forms that were shown, started and sent.", "form", "step"),
    emptySearches: counter("empty_searches_total", "Searches of Help without a result."),

    storeDuration: histogram(
      "store_duration_seconds",
      "Duration of database calls, including failed ones.",
      callBuckets,
      "operation",
    ),
    storeReady: gauge("store_ready", "The state of /readyz: 1 if messages can be stored."),
    storeDamaged: gauge("store_damaged", "1 if the last check of the SQLite file found damage."),
    storeFreeBytes: gauge("store_free_bytes", "Free space on the database's disk."),
    storeWalBytes: gauge("store_wal_bytes", "Size of the write-ahead log."),
    storeQueue: gauge("store_queue_length", "Database calls in progress or waiting."),
    backupAge: gauge("backup_age_seconds", "Age of the last backup; absent if there is none."),
    poolConnections: gauge("pg_pool_connections", "PostgreSQL connections, and calls that wait.", "state"),

    outboxMails: gauge("outbox_mails", "Mails that are not sent, by state.", "state"),
    outboxLag: gauge("outbox_oldest_due_age_seconds", "Age of the oldest mail that is due; 0 if none is."),
    mailDeliveries: counter("mail_deliveries_total", "Attempts to deliver a mail.", "outcome"),
    mailDuration: histogram("mail_duration_seconds", "Duration of attempts.", mailBuckets, "outcome"),
    mailResentUnknown: counter(
      "mail_resent_unknown_total",
      "Mails sent again because the mail server did not acknowledge the first attempt.",
    ),
    mailBreaker: gauge("mail_breaker_open", "1 while all mail waits after a failure."),

    smsSent: counter("sms_sent_total", "Codes that were sent by SMS.", "dialing_code"),
    smsEntered: counter("sms_entered_total", "Codes that were entered correctly.", "dialing_code"),
    smsBudget: gauge("sms_budget_ratio", "The used share of SMS_MAX_PER_DAY."),

    scryptWaiting: gauge("scrypt_waiting", "Passwords that wait to be hashed."),
    logDropped: counter("log_dropped_total", "Log lines that could not be written."),
    clockJump: counter(
      "clock_jump_seconds_total",
      "Seconds by which the clock was set, in either direction.",
    ),
    clockDoubted: gauge("clock_doubted", "1 while the clock may be wrong, and deletion waits."),
    retentionOverdue: gauge("retention_overdue_rows", "Messages that were due for deletion a day ago."),
    retentionUnsent: gauge("retention_unsent_rows", "Messages kept longer because their mail was not sent."),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
