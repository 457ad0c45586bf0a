import { join } from "node:path";
import { expect, test } from "vitest";
import { writeFile } from "node:fs/promises";
import { drainTimeOf, readEnvironment } from "./read-environment.ts";
import type { Variable } from "./value-types.ts";
import { variables } from "./variables.ts";
import { twilioAccount } from "../../test/start-app.ts";
import { temporaryFolder } from "../../test/temporary-database.ts";
import { SetupError } from "./errors.ts";

const repository = join(import.meta.dirname, "../../../..");
const rows = Object.entries<Variable>(variables);

test("every variable is optional", () => {
  expect(readEnvironment({})).toEqual({
    PORT: 3000,
    HOST: "0.0.0.0",
    METRICS_HOST: "127.0.0.1",
    MIGRATIONS: "auto",
    DATA_DIR: join(repository, "var"),
    SITE_DIR: join(repository, "apps/site/dist"),
    SMTP_CONNECTIONS: 8,
    LOG_LEVEL: "warn",
    MAINTENANCE: "off",
    MAX_CONNECTIONS: 4000,
    MAX_CONNECTIONS_PER_ADDRESS: 250,
    KEEP_ALIVE_SECONDS: 65,
    TRUSTED_PROXIES: 0,
    MESSAGES_MAX_PER_HOUR: 1000,
    ALLOWED_DIALING_CODES: expect.arrayContaining(["+234", "+44", "+1"]),
    SMS_MAX_PER_DAY: 500,
    SMS_MAX_PER_DIALING_CODE: { others: 250, own: {} },
    BACKEND_IDEMPOTENT: "off",
    SMS_WITHOUT_LINK_CHECK: "off",
    TWILIO_URL: new URL("https://verify.twilio.com"),
  });
});

test("accepts the example of each variable", () => {
  const examples = Object.fromEntries(rows.map(([name, { example }]) => [name, example]));
  expect(Object.values(readEnvironment(examples))).not.toContain(undefined);
});

// An edit of docs/configuration.md is made in variables.ts: npx pnpm --filter @matchfront/server run configuration
test("docs/configuration.md lists every variable", async () => {
  const cells = [
    ["Variable", "Default", "Example", "Meaning"],
    ...rows.map(([name, row]) => [
      `\`${name}\``,
      row.defaultNote ?? row.default ?? "none",
      `\`${row.example}\``,
      row.description,
    ]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const [head = "", ...table] = cells.map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`,
  );
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  const secrets = rows.flatMap(([name, { isSecret }]) => (isSecret ? [`\`${name}_FILE\``] : []));
  const text = `# Configuration

The server reads these environment variables once, at the start. If a value is invalid, or a name is one typing error away from one of these, the server prints the reason and exits. It ignores cron's \`MAILTO\` and \`MAILFROM\`.

A secret can be in a file, as Docker, Kubernetes and systemd provide it: set its path as ${secrets.join(", ")}.

${[head, rule, ...table].join("\n")}
`;
  await expect(text).toMatchFileSnapshot(join(repository, "docs/configuration.md"));
});

test.each<[name: string, value: string, decoded: unknown]>([
  ["PORT", "65535", 65_535],
  ["PORT", "0", 0],
  ["HOST", "", "0.0.0.0"],
  ["DATA_DIR", "data", join(repository, "data")],
  ["SMTP_URL", "smtp://mail.example.org:587", new URL("smtp://mail.example.org:587")],
  ["PUBLIC_URL", "https://moyo.example", new URL("https://moyo.example")],
  ["ALLOWED_DIALING_CODES", "+234, +27", ["+234", "+27"]],
  ["TRUSTED_PROXIES", "10", 10],
  ["TRUSTED_PROXIES", "10.0.0.0/8, 2001:db8::/32,::1", ["10.0.0.0/8", "2001:db8::/32", "::1"]],
  ["TRUSTED_PROXIES", "fc00::/7", ["fc00::/7"]],
  ["SMS_MAX_PER_DIALING_CODE", "0", { others: 0, own: {} }],
  ["SMS_MAX_PER_DIALING_CODE", "100,+234:4, +44:2", { others: 100, own: { "+234": 4, "+44": 2 } }],
  ["SMS_MAX_PER_DIALING_CODE", "+234:400", { others: 250, own: { "+234": 400 } }],
])("decodes %s=%s", (name, value, decoded) => {
  expect(readEnvironment({ [name]: value, SHELL: "/bin/sh" })).toHaveProperty(name, decoded);
});

const invalid: Readonly<Record<string, readonly string[]>> = {
  PORT: ["http", "65536", "-1", "30.5", "0x10", "0b11", "1e3", "3000.0", "+3000", " 3000", "3000 ", " "],
  METRICS_PORT: ["65536"],
  MAX_CONNECTIONS: ["9", "1e3"],
  DRAIN_SECONDS: ["61", "0x10"],
  TRUSTED_PROXIES: (
    "11 -1 0x10 proxy.example 10.0.0.0/8, 10.0.0.0/0x8 0.0.0.0/0 ::/0 10.0.0.0/8,::/0 " +
    "0.0.0.0/1,128.0.0.0/1 ::ffff:0:0/96 10.0.0.0/33 10.0.0.0/-1 10.0.0.0/ 10.0.0.0/8/8 10.0/8"
  ).split(" "),
  MAIL_TO: ["one@moyo.example, two@moyo.example"],
  MAIL_FROM: ["Moyo <website@moyo.example>"],
  MAIL_ROUTE: ["smtp"],
  PUBLIC_URL: [
    "moyo.example",
    "https://moyo.example/app",
    "https://moyo.example/?",
    "https://moyo.example/#a",
  ],
  LOG_LEVEL: ["loud"],
  MAINTENANCE: ["yes"],
  ALLOWED_DIALING_CODES: ["234", "+234,,+27", "+999"],
  SMS_MAX_PER_DIALING_CODE: ["many", "100,200", "+44", "+44:50,,10", "1000001", "+999:20"],
  BACKEND_URL: ["api.example.org", "https://api.example.org/?key=1"],
  LINK_CHECK_PATH: ["api/checkLink", "//api.example.org"],
  SMS_WITHOUT_LINK_CHECK: ["1"],
};

test.each(Object.entries(invalid).flatMap(([name, values]) => values.map((value) => ({ name, value }))))(
  "rejects $name=$value, with the expected values",
  ({ name, value }) => {
    const { expected = "", example = "" } = Object.fromEntries(rows)[name] ?? {};
    expect(() => readEnvironment({ [name]: value })).toThrow(
      `${name}: expected ${expected}, such as ${example}, got ${JSON.stringify(value)}.`,
    );
  },
);

test("lists every invalid variable, with a type's own words", () => {
  expect(() => readEnvironment({ PORT: "x", LOG_LEVEL: "y" })).toThrow(
    'PORT: expected a whole number from 0 to 65535, such as 8080, got "x".\n' +
      'LOG_LEVEL: expected fatal, error, warn, info, debug, trace, or silent, such as info, got "y".',
  );
});

test.each([
  { name: "SMTP_URL", value: "https://moyo:s3@cr3t@mail.example.org", shown: "***@mail.example.org" },
  { name: "SMTP_URL", value: "moyo:s3@cr3t@mail.example.org", shown: "***@mail.example.org" },
  { name: "SMTP_URL", value: "s3cr3t", shown: "***" },
  { name: "SMTP_URL", value: "smtp://moyo:s3cr3t@10.0.0.300:25", shown: "***@10.0.0.300:25" },
  { name: "DATABASE_URL", value: "mysql://s3cr3t", shown: "***" },
  { name: "BACKEND_URL", value: "https://moyo:s3cr3t@api.example.org", shown: "***@api.example.org" },
  { name: "PUBLIC_URL", value: "https://moyo:s3cr3t@moyo.example", shown: "***@moyo.example" },
  ...Object.keys(twilioAccount).map((name) => ({ name, value: "s3cr3t of mine", shown: "***" })),
])("omits the secret in an invalid $name", ({ name, value, shown }) => {
  const attempt = () => readEnvironment({ ...twilioAccount, [name]: value });
  expect(attempt).toThrow(`, got "${shown}".`);
  expect(attempt).not.toThrow("cr3t");
});

test("requires all variables of a Twilio account, or none", () => {
  expect(readEnvironment(twilioAccount)).toMatchObject(twilioAccount);
  expect(() => readEnvironment({ ...twilioAccount, TWILIO_API_KEY: "" })).toThrow(
    "TWILIO_API_KEY: not set. ",
  );
  expect(() => readEnvironment({ TWILIO_API_SECRET: "s3cr3t" })).toThrow(
    "TWILIO_ACCOUNT_SID, TWILIO_API_KEY, TWILIO_VERIFY_SERVICE_SID: not set. Set all of ",
  );
});

test.each([
  { given: {}, milliseconds: 0 },
  { given: { PUBLIC_URL: "http://moyo.example" }, milliseconds: 0 },
  { given: { PUBLIC_URL: "https://moyo.example" }, milliseconds: 5000 },
  { given: { PUBLIC_URL: "https://moyo.example", DRAIN_SECONDS: "0" }, milliseconds: 0 },
  { given: { DRAIN_SECONDS: "60" }, milliseconds: 60_000 },
])("drains for $milliseconds ms with $given", ({ given, milliseconds }) => {
  expect(drainTimeOf(readEnvironment(given))).toBe(milliseconds);
});

const smtp = "smtps://web:s3cr3t@mail.example.org";

async function fileWith(text: string): Promise<string> {
  const file = join(await temporaryFolder(), "secret");
  await writeFile(file, text);
  return file;
}

test.each(["", "\n", "\r\n"])("reads a secret from a file that ends with %j", async (end) => {
  const SMTP_URL_FILE = await fileWith(smtp + end);
  expect(readEnvironment({ SMTP_URL_FILE, SMTP_URL: "" }).SMTP_URL).toEqual(new URL(smtp));
});

test("rejects a secret that is set twice", async () => {
  const SMTP_URL_FILE = await fileWith(smtp);
  expect(() => readEnvironment({ SMTP_URL_FILE, SMTP_URL: smtp })).toThrow(
    "SMTP_URL_FILE: SMTP_URL is set, too. Unset one of them.",
  );
});

test("lists each file that is missing, a folder or empty", async () => {
  const folder = await temporaryFolder();
  const empty = await fileWith("\n");
  const files = { SMTP_URL_FILE: `${folder}/no`, TWILIO_API_KEY_FILE: folder, DATABASE_URL_FILE: empty };
  const expected = (name: keyof typeof files, reason: string) =>
    `${name}: expected a file with the secret, got "${files[name]}": ${reason}`;
  const attempt = () => readEnvironment(files);
  expect(attempt).toThrow(expected("SMTP_URL_FILE", "ENOENT: no such file or directory"));
  expect(attempt).toThrow(expected("TWILIO_API_KEY_FILE", "EISDIR: illegal operation on a directory"));
  expect(attempt).toThrow(
    expected("DATABASE_URL_FILE", "it is empty. Create the file, or correct its path or permissions."),
  );
});

test.each([
  { name: "MAIL_T0", expected: "MAIL_TO" },
  { name: "SMPT_URL", expected: "SMTP_URL" },
  { name: "SMTP_URLS", expected: "SMTP_URL" },
  { name: "PUBLIC_UR", expected: "PUBLIC_URL" },
  { name: "TWILIO_API_SECERT", expected: "TWILIO_API_SECRET" },
  { name: "SMTP_URL_FIEL", expected: "SMTP_URL_FILE" },
  { name: "TRUSTED_PROXY", expected: "TRUSTED_PROXIES" },
  { name: "TRUST_PROXY", expected: "TRUSTED_PROXIES" },
  { name: "MAX_CONNECTION_PER_ADDRESSES", expected: "MAX_CONNECTIONS_PER_ADDRESS" },
  { name: "ALLOWED_DIALLING_CODES", expected: "ALLOWED_DIALING_CODES" },
])("rejects $name and names $expected", ({ name, expected }) => {
  const attempt = () => readEnvironment({ [name]: "x" });
  expect(attempt).toThrow(SetupError);
  expect(attempt).toThrow(`${name}: unknown variable, expected ${expected}. Rename it or unset it.`);
});

test.each(["PUBLIC_URL", "DATA_DIR", "MAIL_TO", "TWILIO_URL"])("rejects a file for %s", (name) => {
  expect(() => readEnvironment({ [`${name}_FILE`]: "/run/x" })).toThrow(
    `${name}_FILE: unknown variable, expected ${name}. Rename it or unset it. Only secrets can be in files.`,
  );
});

test.each("POST PORTS PORT_FILE HOSTS PATH MAIL NODE_URL MAILDIR_TO MAILTO MAILFROM".split(" "))(
  "ignores %s of another program",
  (name) => {
    expect(readEnvironment({ [name]: "x" })).not.toHaveProperty(name);
  },
);
