import { expect, test } from "vitest";
import { readEnvironment } from "./read-environment.ts";
import { SetupError } from "./errors.ts";

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
