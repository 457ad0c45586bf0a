import { expect, test } from "vitest";
import { SetupError } from "./setup-error.ts";
import { readEnvironment } from "./read-environment.ts";

test.each([
  { name: "MAIL_T0", meant: "MAIL_TO" },
  { name: "SMPT_URL", meant: "SMTP_URL" },
  { name: "SMTP_URI", meant: "SMTP_URL" },
  { name: "SMTP_URLS", meant: "SMTP_URL" },
  { name: "PUBLIC_UR", meant: "PUBLIC_URL" },
  { name: "MAINTENENCE", meant: "MAINTENANCE" },
  { name: "TWILIO_API_SECERT", meant: "TWILIO_API_SECRET" },
  { name: "SMTP_URL_FIEL", meant: "SMTP_URL_FILE" },
  { name: "TRUSTED_PROXY", meant: "TRUSTED_PROXIES" },
  { name: "TRUST_PROXY", meant: "TRUSTED_PROXIES" },
  { name: "MAX_CONNECTION_PER_ADDRESSES", meant: "MAX_CONNECTIONS_PER_ADDRESS" },
  { name: "ALLOWED_DIALLING_CODES", meant: "ALLOWED_DIALING_CODES" },
  { name: "ALLOW_DIALING_CODE", meant: "ALLOWED_DIALING_CODES" },
])("$name is refused, since $meant is meant", ({ name, meant }) => {
  const attempt = () => readEnvironment({ [name]: "x" });
  expect(attempt).toThrow(SetupError);
  expect(attempt).toThrow(
    `${name} is no variable of this server. Expected ${meant}: rename it, or unset it.`,
  );
});

test.each(["PUBLIC_URL", "DATA_DIR", "MAIL_TO", "TWILIO_URL"])(
  "%s_FILE is refused, since it is no secret",
  (name) => {
    expect(() => readEnvironment({ [`${name}_FILE`]: "/run/x" })).toThrow(
      `${name}_FILE is no variable of this server: only secrets may be in files. Expected ${name}: set that, and unset ${name}_FILE.`,
    );
  },
);

test.each([
  "POST",
  "PORTS",
  "PORT_FILE",
  "HOSTS",
  "HOME",
  "PATH",
  "MAIL",
  "NODE_URL",
  "MAILDIR_TO",
  "LOGLEVELS",
  "MAILTO",
  "MAILFROM",
])("%s is some other program's", (name) => {
  expect(readEnvironment({ [name]: "x" })).not.toHaveProperty(name);
});
