import { join, resolve } from "node:path";
import { domainToASCII } from "node:url";
import { getCountries, getCountryCallingCode } from "libphonenumber-js/max";
import { isAddressRange } from "./trusted-proxies.ts";

export type Source = Readonly<Record<string, string | undefined>>;

export interface ValueType<Value> {
  /** The accepted values, for error messages. */
  readonly expected: string;
  readonly parse: (text: string) => Value | undefined;
}

export interface Variable extends ValueType<unknown> {
  /** The value of an unset variable. Without it, the setting is undefined. */
  readonly default?: string;
  /** The default in words, for the documentation. */
  readonly defaultNote?: string;
  readonly example: string;
  readonly description: string;
  /** Whether the value can be in the file that `<name>_FILE` names, and is omitted from errors. */
  readonly isSecret?: boolean;
}

const repository = join(import.meta.dirname, "../../../..");

/** Resolves a path from the repository's root, so that all commands mean the same file. */
export function fromRoot(path: string): string {
  return resolve(repository, path);
}

export const folder: ValueType<string> = { expected: "the path of a folder", parse: fromRoot };
export const host: ValueType<string> = { expected: "an IP address or host name", parse: (text) => text };
/** An email address. Its domain is converted to A-labels, and not every mail server accepts others before the "@". */
export const emailAddress: ValueType<string> = {
  expected: "one email address, with only ASCII characters before the @",
  parse(text) {
    const [, local, domain = ""] = /^([!-~]+)@([^\s@,<>]+)$/.exec(text) ?? [];
    const ascii = domain.startsWith("[") ? domain : domainToASCII(domain);
    return local && ascii && !/[@,<>]/.test(local) ? `${local}@${ascii}` : undefined;
  },
};
export const onOrOff = oneOf("on", "off");

export const knownDialingCodes: ReadonlySet<string> = new Set(
  getCountries().map((country) => `+${getCountryCallingCode(country)}`),
);

export const dialingCodeList: ValueType<readonly string[]> = {
  expected: "dialing codes of countries",
  parse: (text) => listOf(text, (code) => (knownDialingCodes.has(code) ? code : undefined)),
};

export const proxies: ValueType<number | readonly string[]> = {
  expected: "addresses and ranges, none wider than /8 (IPv6: /7), or a whole number from 0 to 10",
  parse: (text) =>
    wholeNumber(0, 10).parse(text) ?? listOf(text, (range) => (isAddressRange(range) ? range : undefined)),
};

/** The most SMS per day to one dialing code: some have their own number. */
export interface DialingCodeCaps {
  readonly others: number;
  readonly own: Readonly<Record<string, number>>;
}

const smsPerDay = wholeNumber(0, 1_000_000);

/** A number for most dialing codes, and other numbers for some, such as `100,+234:400`. */
export const smsPerDialingCode: ValueType<DialingCodeCaps> = {
  expected: "whole numbers up to 1000000, each for a country's dialing code or for the others",
  parse(text) {
    const entries = listOf(text, (entry) => {
      const [, code = "others", digits = ""] = /^(?:(\+\d+):)?(\d+)$/.exec(entry) ?? [];
      const times = smsPerDay.parse(digits);
      const isKnown = code === "others" || knownDialingCodes.has(code);
      return isKnown && times !== undefined ? ([code, times] as const) : undefined;
    });
    if (!entries || entries.filter(([code]) => code === "others").length > 1) return undefined;
    const { others = 250, ...own } = Object.fromEntries(entries);
    return { others, own };
  },
};

export function wholeNumber(least: number, most: number): ValueType<number> {
  return {
    expected: `a whole number from ${least} to ${most}`,
    parse: (text) =>
      /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : undefined,
  };
}

export function oneOf<const Value extends string>(...values: readonly Value[]): ValueType<Value> {
  return {
    expected: new Intl.ListFormat("en", { type: "disjunction" }).format(values),
    parse: (text) => values.find((value) => value === text),
  };
}

export function matching(pattern: RegExp, expected: string): ValueType<string> {
  return { expected, parse: (text) => (pattern.test(text) ? text : undefined) };
}

export function url(
  protocols: readonly string[],
  expected: string,
  isValid: (url: URL) => boolean = () => true,
): ValueType<URL> {
  return {
    expected,
    parse(text) {
      const parsed = URL.parse(text);
      const isUrl = parsed && protocols.includes(parsed.protocol) && parsed.hostname !== "";
      return isUrl && isValid(parsed) ? parsed : undefined;
    },
  };
}

/** An address that paths are appended to: `fetch` rejects credentials, and a query would end up in the middle. */
export const baseUrl = url(["http:", "https:"], "a URL without credentials or query", isBare);

export const origin = url(
  ["http:", "https:"],
  "a URL without credentials, path, query or fragment",
  (parsed) => isBare(parsed) && parsed.pathname === "/",
);

function isBare({ href, origin: start, pathname }: URL): boolean {
  return href === start + pathname;
}

export const urlPath: ValueType<`/${string}`> = {
  expected: "a path",
  parse: (text) => (/^\/[^/?#\s][^?#\s]*$/.test(text) ? `/${text.slice(1)}` : undefined),
};

function listOf<Value>(text: string, parse: (entry: string) => Value | undefined): Value[] | undefined {
  const values = text.split(/ *, */).map(parse);
  return values.every((value) => value !== undefined) ? values : undefined;
}
