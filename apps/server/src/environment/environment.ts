import { join, resolve } from "node:path";
import {
  array,
  coerce,
  defaulted,
  enums,
  instance,
  integer,
  max,
  min,
  object,
  optional,
  pattern,
  refine,
  string,
  validate,
  type Infer,
} from "superstruct";
import { defaultDialingCodes } from "../phone-numbers/default-dialing-codes.ts";
import { SetupError } from "../errors/setup-error.ts";

const repository = join(import.meta.dirname, "../../../..");
const port = coerce(max(min(integer(), 0), 65_535), string(), Number);
const proxies = coerce(max(min(integer(), 0), 10), string(), Number);
/** From the repository's root, wherever a command was called: all of them mean one folder. */
const folder = coerce(string(), string(), (path) => resolve(repository, path));
const emailAddress = pattern(string(), /^[^\s@,<>]+@[^\s@,<>]+$/);
const onOrOff = enums(["on", "off"]);
const logLevel = enums(["fatal", "error", "warn", "info", "debug", "trace", "silent"]);
const dialingCodes = coerce(array(pattern(string(), /^\+[1-9]\d{0,2}$/)), string(), (text) =>
  text.split(/ *, */),
);

function urlOf(...protocols: string[]) {
  const url = coerce(instance(URL), string(), (text) => URL.parse(text) ?? text);
  return refine(url, "protocol", ({ protocol, hostname }) => protocols.includes(protocol) && hostname !== "");
}

/** A path is put behind it: `fetch` refuses credentials, and a query would stand in the midst. */
const bareUrl = refine(urlOf("http:", "https:"), "bare", (url) => url.href === url.origin + url.pathname);
const visibleText = pattern(string(), /^[\x21-\x7e]+$/);
const twilioKey = pattern(string(), /^(?:SK|AC)\w+$/);

const schema = object({
  PORT: defaulted(port, 3000),
  HOST: defaulted(string(), "0.0.0.0"),
  DATA_DIR: defaulted(folder, join(repository, "var")),
  SITE_DIR: defaulted(folder, join(repository, "apps/site/dist")),
  SMTP_URL: optional(urlOf("smtp:", "smtps:")),
  MAIL_TO: optional(emailAddress),
  MAIL_FROM: optional(emailAddress),
  PUBLIC_URL: optional(urlOf("http:", "https:")),
  LOG_LEVEL: defaulted(logLevel, "warn"),
  MAINTENANCE: defaulted(onOrOff, "off"),
  TRUSTED_PROXIES: defaulted(proxies, 0),
  ALLOWED_DIALING_CODES: defaulted(dialingCodes, defaultDialingCodes),
  BACKEND_URL: optional(bareUrl),
  TWILIO_ACCOUNT_SID: optional(pattern(string(), /^AC\w+$/)),
  TWILIO_API_KEY: optional(twilioKey),
  TWILIO_API_SECRET: optional(visibleText),
  TWILIO_VERIFY_SERVICE_SID: optional(pattern(string(), /^VA\w+$/)),
  TWILIO_URL: defaulted(bareUrl, new URL("https://verify.twilio.com")),
});

/** What the server reads from its environment, decoded. */
export type Environment = Infer<typeof schema>;

/** One environment variable, for the README and for error messages. */
export interface Variable {
  readonly name: keyof Environment;
  readonly default: string;
  readonly expected: string;
  readonly description: string;
}

/** Every environment variable, in the README's order. */
export const variables: readonly Variable[] = [
  {
    name: "PORT",
    default: "3000",
    expected: "a whole number from 0 to 65535",
    description: "The port to listen on; 0 takes any free one.",
  },
  {
    name: "HOST",
    default: "0.0.0.0",
    expected: "an IP address or host name",
    description: "The address to listen on; `::` adds IPv6, `127.0.0.1` keeps other machines out.",
  },
  {
    name: "DATA_DIR",
    default: "var/",
    expected: "the path of a folder",
    description:
      "The folder that keeps messages, and mail that is not sent by SMTP; a relative path begins at the repository's root.",
  },
  {
    name: "SITE_DIR",
    default: "apps/site/dist/",
    expected: "the path of a folder",
    description: "The folder of the built site.",
  },
  {
    name: "SMTP_URL",
    default: "none: mail becomes .eml files",
    expected: "an address such as smtp://user:password@mail.example.org:587",
    description:
      "The server that mail is sent through; `smtps://` for TLS from the start, else a password needs STARTTLS.",
  },
  {
    name: "MAIL_TO",
    default: "the brand's support address",
    expected: "one e-mail address",
    description: "The mailbox that receives what visitors write.",
  },
  {
    name: "MAIL_FROM",
    default: "the brand's sender address",
    expected: "one e-mail address",
    description: "The address that mail comes from; replies go to the visitor.",
  },
  {
    name: "PUBLIC_URL",
    default: "none",
    expected: "an address such as https://www.example.org",
    description:
      "Where visitors reach the site; `https://` makes browsers insist on TLS, on all its subdomains, for two years.",
  },
  {
    name: "LOG_LEVEL",
    default: "warn",
    expected: "one of fatal, error, warn, info, debug, trace, silent",
    description: "The least level of the log lines (JSON, standard output).",
  },
  {
    name: "MAINTENANCE",
    default: "off",
    expected: "on or off",
    description:
      "`on` answers every call, the pages with a form and the links of mails with 503 and the maintenance page; all other pages stay.",
  },
  {
    name: "TRUSTED_PROXIES",
    default: "0",
    expected: "a whole number from 0 to 10",
    description:
      "How many proxies stand before the server: so many of the addresses in `X-Forwarded-For` are believed, and the limits count by the visitor's.",
  },
  {
    name: "ALLOWED_DIALING_CODES",
    default: "Africa and its diaspora",
    expected: "dialing codes such as +234,+254,+44",
    description: "The countries whose phone numbers members may change to, and which SMS are sent to.",
  },
  {
    name: "BACKEND_URL",
    default: "none: the server's own",
    expected: "an address such as https://api.example.org, without credentials",
    description:
      "The backend that the six calls are forwarded to, in place of messages and members kept here.",
  },
  {
    name: "TWILIO_ACCOUNT_SID",
    default: "none: SMS become files",
    expected: "an account's SID, which begins with AC",
    description: "The Twilio account that sends codes by SMS. It and the next three are set all or none.",
  },
  {
    name: "TWILIO_API_KEY",
    default: "none",
    expected: "an API key's SID, which begins with SK, or the account's",
    description: "The API key that Twilio knows the server by, or the account's SID.",
  },
  {
    name: "TWILIO_API_SECRET",
    default: "none",
    expected: "the API key's secret, one word",
    description: "The API key's secret, or the account's token.",
  },
  {
    name: "TWILIO_VERIFY_SERVICE_SID",
    default: "none",
    expected: "a Verify service's SID, which begins with VA",
    description: "The Verify service that makes the codes.",
  },
  {
    name: "TWILIO_URL",
    default: "https://verify.twilio.com",
    expected: "an address such as https://verify.twilio.com, without credentials",
    description: "Where Twilio Verify is; another address for tests.",
  },
];

const twilioNames = [
  "TWILIO_ACCOUNT_SID",
  "TWILIO_API_KEY",
  "TWILIO_API_SECRET",
  "TWILIO_VERIFY_SERVICE_SID",
] as const;

/**
 * Reads the environment, once. An empty variable counts as one that is not set.
 *
 * @throws SetupError that names each faulty variable, what it holds, and what was expected
 * @example readEnvironment({ PORT: "8080" }).PORT; // 8080
 */
export function readEnvironment(
  // oxlint-disable-next-line node/no-process-env -- the one place that reads it
  source: Readonly<Record<string, string | undefined>> = process.env,
): Environment {
  const given = Object.fromEntries(variables.map(({ name }) => [name, source[name] || undefined]));
  const [error, environment] = validate(given, schema, { coerce: true });
  if (!error) {
    const missing = twilioNames.filter((name) => environment[name] === undefined);
    if (missing.length === 0 || missing.length === twilioNames.length) return environment;
    throw new SetupError(
      `Not set: ${missing.join(", ")}. ` +
        `Expected all of ${twilioNames.join(", ")}, so that codes are sent by Twilio, or none.`,
    );
  }
  const faultyNames = new Set(error.failures().map(({ path }): unknown => path[0]));
  const faulty = variables.filter(({ name }) => faultyNames.has(name));
  throw new SetupError(faulty.map((variable) => explain(variable, String(source[variable.name]))).join("\n"));
}

function explain({ name, expected }: Variable, value: string): string {
  const shown = name.endsWith("_URL") ? value.replace(/^.*@/s, "***@") : value;
  // What stands in one of these may be the secret that belongs into the next.
  const isSecret = name.startsWith("TWILIO_");
  return `${name} holds ${JSON.stringify(isSecret ? "***" : shown)}. Expected ${expected}.`;
}

/**
 * Where visitors reach the site, as far as that is known: without `PUBLIC_URL`, on this machine alone.
 *
 * @example publicAddress(readEnvironment({ PORT: "8080" })).href; // "http://localhost:8080/"
 */
export function publicAddress({ PUBLIC_URL, PORT }: Environment): URL {
  return PUBLIC_URL ?? new URL(`http://localhost:${PORT}`);
}
