import { join, resolve } from "node:path";
import { dialingCodes } from "@matchfront/forms";
import {
  array,
  coerce,
  defaulted,
  define,
  enums,
  instance,
  integer,
  max,
  min,
  optional,
  pattern,
  record,
  refine,
  string,
  type,
  type Infer,
  type Struct,
  union,
} from "superstruct";
import { isAddressRange } from "./trusted-proxies.ts";

const repository = join(import.meta.dirname, "../../../..");
const port = wholeNumber(0, 65_535);
const connections = wholeNumber(10, 100_000);
const messagesAnHour = wholeNumber(1, 10_000_000);
const smsADay = wholeNumber(0, 1_000_000);
const seconds = wholeNumber(0, 60);
const addressRange = refine(string(), "address range", isAddressRange);
const proxies = coerce(union([wholeNumber(0, 10), array(addressRange)]), string(), (text) =>
  typeof readWholeNumber(text) === "number" ? Number(text) : text.split(/ *, */),
);
const folder = coerce(string(), string(), fromRoot);
const emailAddress = pattern(string(), /^[^\s@,<>]+@[^\s@,<>]+$/);
/** `250,+44:50`: a number for each code, and others for some. */
const smsToCodes = coerce(type({ others: smsADay, own: record(string(), smsADay) }), string(), readCodeCaps);
const onOrOff = enums(["on", "off"]);
const logLevel = enums(["fatal", "error", "warn", "info", "debug", "trace", "silent"]);
const codes = coerce(array(pattern(string(), /^\+[1-9]\d{0,2}$/)), string(), (text) => text.split(/ *, */));
/** The codes of the countries that the site offers: Africa's, and those where most of its diaspora lives. */
const defaultCodes = [...new Set(dialingCodes.map(({ code }) => code))].join(",");

/**
 * Relative to the repository's root, wherever a command was started: all of them mean one file.
 *
 * @example fromRoot("var"); // "/srv/matchfront/var"
 */
export function fromRoot(path: string): string {
  return resolve(repository, path);
}

/** Written in digits alone. */
function wholeNumber(least: number, most: number) {
  return coerce(max(min(integer(), least), most), string(), readWholeNumber);
}

function readWholeNumber(text: string): number | string {
  return /^\d+$/.test(text) ? Number(text) : text;
}

function readCodeCaps(text: string): unknown {
  const parts = text.split(/ *, */);
  const own = parts.flatMap((part) => [...part.matchAll(/^(\+[1-9]\d{0,2}):(\d+)$/g)]);
  const numbers = parts.filter((part) => /^\d+$/.test(part));
  if (own.length + numbers.length < parts.length || numbers.length > 1) return text;
  const [others = "250"] = numbers;
  return {
    others: Number(others),
    own: Object.fromEntries(own.map(([, code = "", times]) => [code, Number(times)])),
  };
}

function urlOf(...protocols: string[]) {
  const url = coerce(instance(URL), string(), (text) => URL.parse(text) ?? text);
  return refine(url, "protocol", ({ protocol, hostname }) => protocols.includes(protocol) && hostname !== "");
}

/** Paths are appended to it: `fetch` rejects credentials, and a query would end up in the middle. */
const bareUrl = refine(urlOf("http:", "https:"), "bare", (url) => url.href === url.origin + url.pathname);
const origin = refine(bareUrl, "origin", ({ pathname }) => pathname === "/");
const path = define<`/${string}`>("path", (value) => /^\/[^/?#\s][^?#\s]*$/.test(String(value)));
const visibleText = pattern(string(), /^[\x21-\x7e]+$/);

/** @param text the default, as an operator would write it @param shown the same for the README */
function withDefault<Value, Schema>(struct: Struct<Value, Schema>, text: string, shown = text) {
  return { struct: defaulted(struct, text), default: shown };
}

/** @param shown for the README: what happens where it is not set */
function withoutDefault<Value, Schema>(struct: Struct<Value, Schema>, shown = "none") {
  return { struct: optional(struct), default: shown };
}

/**
 * Every environment variable, in the README's order: what it is decoded by, its default and its meaning. A secret may
 * also be in the file that the same name with `_FILE` names.
 */
export const variables = {
  PORT: {
    ...withDefault(port, "3000"),
    expected: "a whole number from 0 to 65535",
    description: "The port to listen on; 0 takes any free port.",
  },
  HOST: {
    ...withDefault(string(), "0.0.0.0"),
    expected: "an IP address or host name",
    description: "The address to listen on. `::` adds IPv6; `127.0.0.1` accepts this machine only.",
  },
  METRICS_PORT: {
    ...withoutDefault(port, "none: no metrics"),
    expected: "a whole number from 0 to 65535",
    description: "The port that serves Prometheus metrics at `/metrics`; 0 takes any free port.",
  },
  METRICS_HOST: {
    ...withDefault(string(), "127.0.0.1"),
    expected: "an IP address or host name",
    description: "The address of the metrics port. Visitors must not reach it.",
  },
  DATA_DIR: {
    ...withDefault(folder, "var/"),
    expected: "the path of a folder",
    description:
      "The folder for messages, and for mail that is not sent by SMTP. A relative path starts at the repository's root.",
  },
  DATABASE_URL: {
    ...withoutDefault(pattern(string(), /^postgres(?:ql)?:\/\/\S+$/), "none: a SQLite file in `DATA_DIR`"),
    expected: "an address such as postgres://user:password@db.example.org/matchfront?sslmode=verify-full",
    description:
      "PostgreSQL 15 or newer, for messages and members; several servers can share it. Separate hosts by commas: the server uses the primary.",
    isSecret: true,
  },
  MIGRATIONS: {
    ...withDefault(enums(["auto", "check"]), "auto"),
    expected: "auto or check",
    description:
      "`auto` migrates `DATABASE_URL` at the start. `check` waits up to a minute for the command `migrate`: use it with several servers.",
  },
  SITE_DIR: {
    ...withDefault(folder, "apps/site/dist/"),
    expected: "the path of a folder",
    description: "The folder of the built site.",
  },
  SMTP_URL: {
    ...withoutDefault(urlOf("smtp:", "smtps:"), "none: mail becomes .eml files"),
    expected: "an address such as smtp://user:password@mail.example.org:587",
    description:
      "The mail server. `smtps://` uses TLS from the start; with `smtp://`, a password requires STARTTLS.",
    isSecret: true,
  },
  MAIL_ROUTE: {
    ...withoutDefault(enums(["files"])),
    expected: "files",
    description:
      "`files` lets a server with an https `PUBLIC_URL` write mail as .eml files. Without it, such a server requires `SMTP_URL`.",
  },
  MAIL_TO: {
    ...withoutDefault(emailAddress, "the brand's support address"),
    expected: "one e-mail address",
    description:
      "The mailbox for visitors' messages. Required if `PUBLIC_URL` is https, `SMTP_URL` is set and the brand's address is a placeholder.",
  },
  MAIL_FROM: {
    ...withoutDefault(emailAddress, "the brand's sender address"),
    expected: "one e-mail address",
    description: "The address that mail comes from. Replies go to the visitor.",
  },
  PUBLIC_URL: {
    ...withoutDefault(origin),
    expected: "an address such as https://www.example.org, without credentials, path, query or fragment",
    description:
      "The site's address for visitors. With `https://`, browsers require TLS on the domain and its subdomains for two years (HSTS with preload).",
  },
  LOG_LEVEL: {
    ...withDefault(logLevel, "warn"),
    expected: "one of fatal, error, warn, info, debug, trace, silent",
    description: "The lowest level of log lines (JSON on standard output).",
  },
  MAINTENANCE: {
    ...withDefault(onOrOff, "off"),
    expected: "on or off",
    description:
      "`on` answers calls, pages with a form and emailed links with 503 and the maintenance page. Other pages stay.",
  },
  MAX_CONNECTIONS: {
    ...withDefault(connections, "4000"),
    expected: "a whole number from 10 to 100000",
    description:
      "The most connections at a time. One more closes the connection that has been idle longest. Each needs a file descriptor.",
  },
  MAX_CONNECTIONS_PER_ADDRESS: {
    ...withDefault(connections, "250"),
    expected: "a whole number from 10 to 100000",
    description: "The most connections from one network address. Trusted proxies are exempt.",
  },
  DRAIN_SECONDS: {
    ...withoutDefault(seconds, "5 if `PUBLIC_URL` is https, else 0"),
    expected: "a whole number from 0 to 60",
    description:
      "How long a stopping server still accepts connections, so that a load balancer sees that it is not ready.",
  },
  TRUSTED_PROXIES: {
    ...withDefault(proxies, "0"),
    expected:
      "addresses and ranges such as 10.0.0.0/8,2001:db8::/32, none wider than /8 (IPv6: /7), or a whole number from 0 to 10",
    description:
      "The proxies whose `X-Forwarded-For` the rate limits trust: addresses or ranges, or a number if nobody can bypass the proxies.",
  },
  MESSAGES_MAX_PER_HOUR: {
    ...withDefault(messagesAnHour, "1000"),
    expected: "a whole number from 1 to 10000000",
    description:
      "The most messages per hour from all visitors together. Limits the cost of a flood from many networks.",
  },
  ALLOWED_DIALING_CODES: {
    ...withDefault(codes, defaultCodes, "Africa and its diaspora"),
    expected: "dialing codes such as +234,+254,+44",
    description:
      "The countries whose phone numbers receive SMS, and that members can change their number to.",
  },
  SMS_MAX_PER_DAY: {
    ...withDefault(smsADay, "500"),
    expected: "a whole number from 0 to 1000000",
    description: "The most codes per day, since each SMS costs money; 0 sends none.",
  },
  SMS_MAX_PER_DIALING_CODE: {
    ...withDefault(smsToCodes, "250"),
    expected: "whole numbers such as 250 or 100,+234:400,+44:20",
    description:
      "The most codes per day to one dialing code. `100,+234:400` means 400 for +234 and 100 for each other code.",
  },
  BACKEND_URL: {
    ...withoutDefault(bareUrl, "none: the server's own"),
    expected: "an address such as https://api.example.org, without credentials",
    description:
      "The backend that the six calls are forwarded to. Without it, the server stores messages and members itself.",
  },
  LINK_CHECK_PATH: {
    ...withoutDefault(path),
    expected: "a path such as /api/checkLink",
    description:
      "The backend's call that says whether an emailed link is active. Without it, no codes are sent.",
  },
  SMS_WITHOUT_LINK_CHECK: {
    ...withDefault(onOrOff, "off"),
    expected: "on or off",
    description:
      "`on` sends codes with that backend without a link check, also for invented links. Only the SMS limits apply.",
  },
  TWILIO_ACCOUNT_SID: {
    ...withoutDefault(pattern(string(), /^AC\w+$/), "none: SMS become files"),
    expected: "an account's SID, which begins with AC",
    description: "The Twilio account that sends codes by SMS. Set this and the next three, or none of them.",
    isSecret: true,
  },
  TWILIO_API_KEY: {
    ...withoutDefault(pattern(string(), /^(?:SK|AC)\w+$/)),
    expected: "an API key's SID, which begins with SK, or the account's",
    description: "The SID of the API key, or of the account.",
    isSecret: true,
  },
  TWILIO_API_SECRET: {
    ...withoutDefault(visibleText),
    expected: "the API key's secret, one word",
    description: "The API key's secret, or the account's token.",
    isSecret: true,
  },
  TWILIO_VERIFY_SERVICE_SID: {
    ...withoutDefault(pattern(string(), /^VA\w+$/)),
    expected: "a Verify service's SID, which begins with VA",
    description: "The Verify service that creates the codes.",
    isSecret: true,
  },
  TWILIO_URL: {
    ...withDefault(bareUrl, "https://verify.twilio.com"),
    expected: "an address such as https://verify.twilio.com, without credentials",
    description: "The address of Twilio Verify. Tests use another one.",
  },
};

/** The name of an environment variable. */
export type VariableName = keyof typeof variables;

/** The environment of the server, decoded. */
export type Environment = {
  readonly [Name in VariableName]: Infer<(typeof variables)[Name]["struct"]>;
};
