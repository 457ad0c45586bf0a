import { dialingCodes } from "@matchfront/forms/site";
import * as types from "./value-types.ts";
import type { ValueType, Variable } from "./value-types.ts";

const port = types.wholeNumber(0, 65_535);
const connections = types.wholeNumber(10, 100_000);

/** Every environment variable, in the order of docs/configuration.md. */
export const variables = {
  PORT: {
    ...port,
    default: "3000",
    example: "8080",
    description: "The port to listen on; 0 takes any free port.",
  },
  HOST: {
    ...types.host,
    default: "0.0.0.0",
    example: "127.0.0.1",
    description: "The address to listen on. `::` adds IPv6; `127.0.0.1` accepts this machine only.",
  },
  METRICS_PORT: {
    ...port,
    defaultNote: "none: no metrics",
    example: "9464",
    description:
      "The port that serves Prometheus metrics at `/metrics`, and the owner's `/numbers`; 0 takes any free port.",
  },
  METRICS_HOST: {
    ...types.host,
    default: "127.0.0.1",
    example: "10.0.0.4",
    description: "The address of the metrics port. Visitors must not reach it.",
  },
  METRICS_HOSTS: {
    ...types.matching(/^[\w.-]+(?: *, *[\w.-]+)*$/, "host names without ports"),
    defaultNote: "none: IP addresses and localhost",
    example: "matchfront,metrics.example.org",
    description:
      "The names, separated by commas, by which Prometheus or your browser reaches the metrics port. Other names get 421, so that no site can read the port through your browser.",
  },
  DATA_DIR: {
    ...types.folder,
    default: "var/",
    example: "/var/lib/matchfront",
    description:
      "The folder for messages, and for mail that is not sent by SMTP. A relative path starts at the repository's root.",
  },
  DATABASE_URL: {
    ...types.matching(/^postgres(?:ql)?:\/\/\S+$/, "a postgres:// URL"),
    defaultNote: "none: a SQLite file in `DATA_DIR`",
    example: "postgres://user:password@db.example.org/matchfront?sslmode=verify-full",
    description:
      "PostgreSQL 15 or newer, for messages and members; several servers can share it. One host: a proxy or managed service follows the primary.",
    isSecret: true,
  },
  MIGRATIONS: {
    ...types.oneOf("auto", "check"),
    default: "auto",
    example: "check",
    description:
      "`auto` migrates `DATABASE_URL` at the start. `check` waits up to a minute for the command `migrate`: use it with several servers.",
  },
  SITE_DIR: {
    ...types.folder,
    default: "apps/site/dist/",
    example: "/srv/site",
    description: "The folder of the built site.",
  },
  SMTP_URL: {
    // A host such as 10.0.0.300 is only checked with http://.
    ...types.url(
      ["smtp:", "smtps:"],
      "an smtp:// or smtps:// URL, with / ? # % in a password as %2F %3F %23 %25",
      ({ host }) => URL.canParse(`http://${host}`),
    ),
    defaultNote: "none: mail is written to .eml files",
    example: "smtp://user:password@mail.example.org:587",
    description:
      "The mail server. `smtps://` uses TLS from the start; with `smtp://`, a password requires STARTTLS. [Options](../apps/server/README.md#mail-servers) follow a `?`.",
    isSecret: true,
  },
  SMTP_CONNECTIONS: {
    ...types.wholeNumber(1, 50),
    default: "8",
    example: "2",
    description:
      "The most connections to the mail server at a time. If it says that they are too many, the server uses fewer by itself.",
  },
  MAIL_ROUTE: {
    ...types.oneOf("files"),
    example: "files",
    description:
      "`files` lets a server with an https `PUBLIC_URL` write mail as .eml files. Without it, such a server requires `SMTP_URL`.",
  },
  MAIL_TO: {
    ...types.emailAddress,
    defaultNote: "the brand's support address",
    example: "help@example.org",
    description:
      "The mailbox for visitors' messages. Required if `PUBLIC_URL` is https, `SMTP_URL` is set and the brand's address is a placeholder.",
  },
  MAIL_FROM: {
    ...types.emailAddress,
    defaultNote: "the brand's sender address",
    example: "website@example.org",
    description: "The address that mail comes from. Replies go to the visitor.",
  },
  PUBLIC_URL: {
    ...types.origin,
    example: "https://www.example.org",
    description:
      "The site's address for visitors. With `https://`, browsers require TLS on the domain and its subdomains for two years (HSTS with preload).",
  },
  LOG_LEVEL: {
    ...types.oneOf("fatal", "error", "warn", "info", "debug", "trace", "silent"),
    default: "warn",
    example: "info",
    description: "The lowest level of log lines (JSON on standard output).",
  },
  MAINTENANCE: {
    ...types.onOrOff,
    default: "off",
    example: "on",
    description:
      "`on` answers calls, pages with a form and emailed links with 503 and the maintenance page. Other pages stay.",
  },
  MAX_CONNECTIONS: {
    ...connections,
    default: "4000",
    example: "10000",
    description:
      "The most connections at a time. One more closes the connection that has been idle longest. Each needs a file descriptor: with too low a limit, the server accepts fewer.",
  },
  MAX_CONNECTIONS_PER_ADDRESS: {
    ...connections,
    default: "250",
    example: "1000",
    description: "The most connections from one network address. Trusted proxies are exempt.",
  },
  KEEP_ALIVE_SECONDS: {
    ...types.wholeNumber(5, 7_200),
    default: "65",
    example: "620",
    description:
      "How long the server keeps an idle connection. Set more than the proxy in front of it keeps one ([values](deploy/README.md#keep-alive)).",
  },
  DRAIN_SECONDS: {
    ...types.wholeNumber(0, 60),
    defaultNote: "5 if `PUBLIC_URL` is https, else 0",
    example: "10",
    description:
      "How long a stopping server still accepts connections, so that a load balancer sees that it is not ready.",
  },
  TRUSTED_PROXIES: {
    ...types.proxies,
    default: "0",
    example: "10.0.0.0/8,2001:db8::/32",
    description:
      "The proxies whose `X-Forwarded-For` the rate limits trust: addresses or ranges, or a number if nobody can bypass the proxies.",
  },
  MESSAGES_MAX_PER_HOUR: {
    ...types.wholeNumber(1, 10_000_000),
    default: "1000",
    example: "5000",
    description:
      "The most messages per hour from all visitors together. Limits the cost of a flood from many networks.",
  },
  ALLOWED_DIALING_CODES: {
    ...types.dialingCodeList,
    default: [...new Set(dialingCodes.map(({ code }) => code))].join(","),
    defaultNote: "Africa and its diaspora",
    example: "+234,+254,+44",
    description:
      "The countries whose phone numbers receive SMS, and that members can change their number to.",
  },
  SMS_MAX_PER_DAY: {
    ...types.wholeNumber(0, 1_000_000),
    default: "500",
    example: "2000",
    description: "The most codes per day, since each SMS costs money; 0 sends none.",
  },
  SMS_MAX_PER_DIALING_CODE: {
    ...types.smsPerDialingCode,
    default: "250",
    example: "100,+234:400",
    description:
      "The most codes per day to one dialing code. `100,+234:400` means 400 for +234 and 100 for each other code; `+234:400` leaves the others at 250. The command `sms status` prints what is used.",
  },
  BACKEND_URL: {
    ...types.baseUrl,
    defaultNote: "none: the server's own",
    example: "https://api.example.org",
    description:
      "The backend that the six calls are forwarded to. Without it, the server stores messages and members itself.",
  },
  BACKEND_IDEMPOTENT: {
    ...types.onOrOff,
    default: "off",
    example: "on",
    description:
      "`on` if that backend sends a message once per `Idempotency-Key`, for a day. Then a message that may have arrived is sent again, under its key.",
  },
  LINK_CHECK_PATH: {
    ...types.urlPath,
    example: "/api/checkLink",
    description:
      "The backend's call that says whether an emailed link is active. Without it, no codes are sent.",
  },
  SMS_WITHOUT_LINK_CHECK: {
    ...types.onOrOff,
    default: "off",
    example: "on",
    description:
      "`on` sends codes with that backend without a link check, also for invented links. Only the SMS limits apply.",
  },
  TWILIO_ACCOUNT_SID: {
    ...types.matching(/^AC\w+$/, "an account's SID"),
    defaultNote: "none: codes are written to files",
    example: "AC0123456789abcdef",
    description:
      "The Twilio account that sends codes by SMS. Set this and the next three, or none. Without them, a server with an " +
      "https `PUBLIC_URL` sends no codes.",
    isSecret: true,
  },
  TWILIO_API_KEY: {
    ...types.matching(/^(?:SK|AC)\w+$/, "the SID of an API key or account"),
    example: "SK0123456789abcdef",
    description: "The SID of the API key, or of the account.",
    isSecret: true,
  },
  TWILIO_API_SECRET: {
    ...types.matching(/^[\x21-\x7e]+$/, "one word"),
    example: "0123456789abcdef",
    description: "The API key's secret, or the account's token.",
    isSecret: true,
  },
  TWILIO_VERIFY_SERVICE_SID: {
    ...types.matching(/^VA\w+$/, "a Verify service's SID"),
    example: "VA0123456789abcdef",
    description: "The Verify service that creates the codes.",
    isSecret: true,
  },
  TWILIO_URL: {
    ...types.baseUrl,
    default: "https://verify.twilio.com",
    example: "https://verify.twilio.com",
    description: "The address of Twilio Verify. Tests use another one.",
  },
} as const satisfies Readonly<Record<string, Variable>>;

type ValueOf<Row> =
  Row extends ValueType<infer Value> ? (Row extends { default: string } ? Value : Value | undefined) : never;

export type Environment = { readonly [Name in keyof typeof variables]: ValueOf<(typeof variables)[Name]> };
