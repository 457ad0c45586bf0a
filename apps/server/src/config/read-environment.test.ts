import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { drainTimeOf } from "./public-server.ts";
import { readEnvironment } from "./read-environment.ts";
import { variables } from "./variables.ts";

const repository = join(import.meta.dirname, "../../../..");

test("without any variable the server has all it needs", () => {
  expect(readEnvironment({})).toEqual({
    PORT: 3000,
    HOST: "0.0.0.0",
    METRICS_HOST: "127.0.0.1",
    MIGRATIONS: "auto",
    DATA_DIR: join(repository, "var"),
    SITE_DIR: join(repository, "apps/site/dist"),
    LOG_LEVEL: "warn",
    MAINTENANCE: "off",
    MAX_CONNECTIONS: 4000,
    MAX_CONNECTIONS_PER_ADDRESS: 250,
    TRUSTED_PROXIES: 0,
    MESSAGES_MAX_PER_HOUR: 1000,
    ALLOWED_DIALING_CODES: expect.arrayContaining(["+234", "+44", "+1"]),
    SMS_MAX_PER_DAY: 500,
    SMS_MAX_PER_DIALING_CODE: { others: 250, own: {} },
    SMS_WITHOUT_LINK_CHECK: "off",
    TWILIO_URL: new URL("https://verify.twilio.com"),
  });
});

test("variables are decoded; empty and unknown ones are as if not set", () => {
  const source = {
    PORT: "8080",
    HOST: "",
    DATA_DIR: "data",
    SMTP_URL: "smtp://mail.example.org:587",
    MAIL_TO: "help@moyo.example",
    PUBLIC_URL: "https://moyo.example",
    ALLOWED_DIALING_CODES: "+234, +27",
    SHELL: "/bin/sh",
  };
  expect(readEnvironment(source)).toMatchObject({
    PORT: 8080,
    HOST: "0.0.0.0",
    DATA_DIR: join(repository, "data"),
    SMTP_URL: new URL("smtp://mail.example.org:587"),
    MAIL_TO: "help@moyo.example",
    PUBLIC_URL: new URL("https://moyo.example"),
    ALLOWED_DIALING_CODES: ["+234", "+27"],
  });
  expect(readEnvironment(source)).not.toHaveProperty("SHELL");
});

const port = "a whole number from 0 to 65535";
const mailbox = "one e-mail address";
const publicUrl = "an address such as https://www.example.org, without credentials, path, query or fragment";
const smtpUrl = "an address such as smtp://user:password@mail.example.org:587";
const codes = "dialing codes such as +234,+254,+44";
const proxies =
  "addresses and ranges such as 10.0.0.0/8,2001:db8::/32, none wider than /8 (IPv6: /7), or a whole number from 0 to 10";
const smsToCodes = "whole numbers such as 250 or 100,+234:400,+44:20";
const backendUrl = "an address such as https://api.example.org, without credentials";

test.each([
  { name: "PORT", value: "http", expected: port },
  { name: "PORT", value: "65536", expected: port },
  { name: "METRICS_PORT", value: "65536", expected: port },
  { name: "PORT", value: "-1", expected: port },
  { name: "PORT", value: "30.5", expected: port },
  ...["0x10", "0b11", "1e3", "3000.0", "+3000", " 3000", "3000 ", " ", "Infinity"].map((value) => ({
    name: "PORT",
    value,
    expected: port,
  })),
  { name: "MAX_CONNECTIONS", value: "1e3", expected: "a whole number from 10 to 100000" },
  { name: "DRAIN_SECONDS", value: "0x10", expected: "a whole number from 0 to 60" },
  { name: "SMS_MAX_PER_DAY", value: " ", expected: "a whole number from 0 to 1000000" },
  { name: "TRUSTED_PROXIES", value: "11", expected: proxies },
  { name: "TRUSTED_PROXIES", value: "-1", expected: proxies },
  { name: "TRUSTED_PROXIES", value: "10.0.0.0/8,", expected: proxies },
  { name: "TRUSTED_PROXIES", value: "proxy.example", expected: proxies },
  ...[
    "0.0.0.0/0",
    "::/0",
    "10.0.0.0/8,::/0",
    "0.0.0.0/1,128.0.0.0/1",
    "::ffff:0:0/96",
    "10.0.0.0/0x8",
    "0x10",
  ].map((value) => ({ name: "TRUSTED_PROXIES", value, expected: proxies })),
  { name: "MAIL_TO", value: "one@moyo.example, two@moyo.example", expected: mailbox },
  { name: "MAIL_FROM", value: "Moyo <website@moyo.example>", expected: mailbox },
  { name: "PUBLIC_URL", value: "moyo.example", expected: publicUrl },
  ...[
    "https://moyo.example/app",
    "https://moyo.example/?a=1",
    "https://moyo.example/?",
    "https://moyo.example/#a",
  ].map((value) => ({ name: "PUBLIC_URL", value, expected: publicUrl })),
  {
    name: "LOG_LEVEL",
    value: "loud",
    expected: "one of fatal, error, warn, info, debug, trace, silent",
  },
  { name: "MAINTENANCE", value: "yes", expected: "on or off" },
  { name: "ALLOWED_DIALING_CODES", value: "234", expected: codes },
  { name: "ALLOWED_DIALING_CODES", value: "+234,,+27", expected: codes },
  { name: "SMS_MAX_PER_DIALING_CODE", value: "many", expected: smsToCodes },
  { name: "SMS_MAX_PER_DIALING_CODE", value: "100,200", expected: smsToCodes },
  { name: "SMS_MAX_PER_DIALING_CODE", value: "+44", expected: smsToCodes },
  { name: "SMS_MAX_PER_DIALING_CODE", value: "+44:50,,10", expected: smsToCodes },
  { name: "SMS_MAX_PER_DIALING_CODE", value: "1000001", expected: smsToCodes },
  { name: "BACKEND_URL", value: "api.example.org", expected: backendUrl },
  { name: "LINK_CHECK_PATH", value: "api/checkLink", expected: "a path such as /api/checkLink" },
  { name: "LINK_CHECK_PATH", value: "//api.example.org", expected: "a path such as /api/checkLink" },
  { name: "SMS_WITHOUT_LINK_CHECK", value: "1", expected: "on or off" },
  { name: "BACKEND_URL", value: "https://api.example.org/?key=1", expected: backendUrl },
])("$name=$value is refused, with what was expected", ({ name, value, expected }) => {
  expect(() => readEnvironment({ [name]: value })).toThrow(
    `${name} holds ${JSON.stringify(value)}. Expected ${expected}.`,
  );
});

test.each<{ name: string; value: string; read: unknown }>([
  { name: "PORT", value: "65535", read: 65_535 },
  { name: "PORT", value: "0", read: 0 },
  { name: "TRUSTED_PROXIES", value: "10", read: 10 },
  {
    name: "TRUSTED_PROXIES",
    value: "10.0.0.0/8, 2001:db8::/32,::1,fc00::/7",
    read: ["10.0.0.0/8", "2001:db8::/32", "::1", "fc00::/7"],
  },
  { name: "SMS_MAX_PER_DIALING_CODE", value: "0", read: { others: 0, own: {} } },
  {
    name: "SMS_MAX_PER_DIALING_CODE",
    value: "100,+234:400, +44:20",
    read: { others: 100, own: { "+234": 400, "+44": 20 } },
  },
  { name: "SMS_MAX_PER_DIALING_CODE", value: "+234:400", read: { others: 250, own: { "+234": 400 } } },
])("$name=$value is accepted", ({ name, value, read }) => {
  expect(readEnvironment({ [name]: value })).toHaveProperty(name, read);
});

test("every faulty variable is named at once", () => {
  expect(() => readEnvironment({ PORT: "x", LOG_LEVEL: "y" })).toThrow(/^PORT holds .*\nLOG_LEVEL holds .*$/);
});

test.each([
  "https://moyo:pa@ss@mail.example.org",
  "moyo:pa@ss@mail.example.org",
  "smtp//moyo:pa@ss@mail.example.org",
])("the password in a faulty SMTP_URL is not shown: %s", (value) => {
  expect(() => readEnvironment({ SMTP_URL: value })).toThrow('SMTP_URL holds "***@mail.example.org".');
});

test.each(["mail.example.org", "https://mail.example.org", "pa55"])(
  "nothing of an SMTP_URL without a host behind an @ is shown, since it may be a password: %s",
  (value) => {
    expect(() => readEnvironment({ SMTP_URL: value })).toThrow(`SMTP_URL holds "***". Expected ${smtpUrl}.`);
  },
);

const twilio = {
  TWILIO_ACCOUNT_SID: "AC01",
  TWILIO_API_KEY: "SK01",
  TWILIO_API_SECRET: "s3cr3t",
  TWILIO_VERIFY_SERVICE_SID: "VA01",
};

test("a Twilio account is read whole, or not at all", () => {
  expect(readEnvironment(twilio)).toMatchObject(twilio);
  expect(() => readEnvironment({ ...twilio, TWILIO_API_KEY: "" })).toThrow("Not set: TWILIO_API_KEY. ");
  expect(() => readEnvironment({ TWILIO_API_SECRET: "s3cr3t" })).toThrow(
    "Not set: TWILIO_ACCOUNT_SID, TWILIO_API_KEY, TWILIO_VERIFY_SERVICE_SID. Expected all of ",
  );
});

test.each(Object.keys(twilio))("a secret that was set in %s by mistake is not shown", (name) => {
  const attempt = () => readEnvironment({ ...twilio, [name]: "s3cr3t of mine" });
  expect(attempt).toThrow(`${name} holds "***". Expected `);
  expect(attempt).not.toThrow("s3cr3t");
});

test.each(["BACKEND_URL", "PUBLIC_URL"])("the password in a %s is refused, and not shown", (name) => {
  expect(() => readEnvironment({ [name]: "https://moyo:s3cr3t@api.example.org" })).toThrow(
    `${name} holds "***@api.example.org". Expected `,
  );
});

test("every variable that the server reads has a row in the table, with its default", () => {
  const read = Object.keys(
    readEnvironment({
      SMTP_URL: "smtp://a",
      MAIL_ROUTE: "files",
      MAIL_TO: "a@b",
      MAIL_FROM: "a@b",
      PUBLIC_URL: "http://a",
      BACKEND_URL: "http://a",
      LINK_CHECK_PATH: "/a",
      ...twilio,
    }),
  );
  expect(Object.keys(variables).toSorted()).toEqual(read.toSorted());
  const defaults = Object.fromEntries(Object.entries(variables).map(([name, row]) => [name, row.default]));
  const { PORT, HOST, DATA_DIR, SITE_DIR, LOG_LEVEL } = readEnvironment({});
  expect(defaults).toMatchObject({ PORT: String(PORT), HOST, LOG_LEVEL });
  expect([DATA_DIR, SITE_DIR]).toEqual(
    [defaults["DATA_DIR"], defaults["SITE_DIR"]].map((path) => join(repository, path ?? "", ".")),
  );
});

test("the README's table is the server's own", async () => {
  const readme = await readFile(join(repository, "README.md"), "utf8");
  const rows = readme.split("\n").filter((line) => /^\| `[A-Z_]+` /.test(line));
  const cells = rows.map((row) =>
    row
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  expect(cells).toEqual(
    Object.entries(variables).map(([name, row]) => [`\`${name}\``, row.default, row.description]),
  );
});

test.each([
  { given: {}, milliseconds: 0 },
  { given: { PUBLIC_URL: "http://moyo.example" }, milliseconds: 0 },
  { given: { PUBLIC_URL: "https://moyo.example" }, milliseconds: 5000 },
  { given: { PUBLIC_URL: "https://moyo.example", DRAIN_SECONDS: "0" }, milliseconds: 0 },
  { given: { DRAIN_SECONDS: "60" }, milliseconds: 60_000 },
])("with $given a stopping server drains for $milliseconds ms", ({ given, milliseconds }) => {
  expect(drainTimeOf(readEnvironment(given))).toBe(milliseconds);
});
