import { join } from "node:path";
import { object, validate, type Struct } from "superstruct";
import { SetupError } from "./setup-error.ts";
import { assertNoMisspelledName } from "./misspelled-names.ts";
import { readSecretFiles, secretNames } from "./secret-files.ts";
import { variables, type Environment, type VariableName } from "./variables.ts";

const twilioNames = [
  "TWILIO_ACCOUNT_SID",
  "TWILIO_API_KEY",
  "TWILIO_API_SECRET",
  "TWILIO_VERIFY_SERVICE_SID",
] as const;

/**
 * Reads the environment, and files of secrets, once. An empty variable counts as one that is not set.
 *
 * @throws SetupError that names each invalid or misspelled variable, its value, and what was expected
 * @example readEnvironment({ PORT: "8080" }).PORT; // 8080
 */
export function readEnvironment(
  // oxlint-disable-next-line node/no-process-env -- the one place that reads it
  environmentVariables: Readonly<Record<string, string | undefined>> = process.env,
): Environment {
  assertNoMisspelledName(environmentVariables);
  const source = readSecretFiles(environmentVariables);
  const names = Object.keys(variables).filter(isVariableName);
  const given = Object.fromEntries(names.map((name) => [name, source[name] || undefined]));
  const structs = Object.fromEntries(names.map((name) => [name, variables[name].struct]));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the structs of these very variables
  const schema = object(structs) as unknown as Struct<Environment>;
  const [error, environment] = validate(given, schema, { coerce: true });
  if (error) {
    const invalid = new Set(error.failures().map(({ path }): unknown => path[0]));
    const lines = names
      .filter((name) => invalid.has(name))
      .map((name) => explain(name, String(source[name])));
    throw new SetupError(lines.join("\n"));
  }
  const missing = twilioNames.filter((name) => environment[name] === undefined);
  if (missing.length > 0 && missing.length < twilioNames.length)
    throw new SetupError(
      `Not set: ${missing.join(", ")}. ` +
        `Expected all of ${twilioNames.join(", ")}, so that codes are sent by Twilio, or none.`,
    );
  return environment;
}

function isVariableName(name: string): name is VariableName {
  return Object.hasOwn(variables, name);
}

function explain(name: VariableName, value: string): string {
  return `${name} holds ${JSON.stringify(withoutSecret(name, value))}. Expected ${variables[name].expected}.`;
}

function withoutSecret(name: VariableName, value: string): string {
  // The value of one may be the secret that belongs into the next.
  if (name.startsWith("TWILIO_")) return "***";
  if (name.endsWith("_URL") && value.includes("@")) return value.replace(/^.*@/s, "***@");
  // Such as a password alone, from a file of another secret.
  return secretNames.includes(name) ? "***" : value;
}

/** Where messages are stored. */
export function databaseFileOf({ DATA_DIR }: Environment): string {
  return join(DATA_DIR, "messages.db");
}

/**
 * Where visitors reach the site: without `PUBLIC_URL`, only on this machine.
 *
 * @example publicAddress(readEnvironment({ PORT: "8080" })).href; // "http://localhost:8080/"
 */
export function publicAddress({ PUBLIC_URL, PORT }: Environment): URL {
  return PUBLIC_URL ?? new URL(`http://localhost:${PORT}`);
}

/**
 * Whether codes are sent: with another backend only where it vouches for links, since an invented one would cause an SMS
 * too, or where the operator accepts that.
 *
 * @example areCodesSent(readEnvironment({ BACKEND_URL: "https://api.example.org" })); // false
 */
export function areCodesSent({ BACKEND_URL, LINK_CHECK_PATH, SMS_WITHOUT_LINK_CHECK }: Environment): boolean {
  return !BACKEND_URL || LINK_CHECK_PATH !== undefined || SMS_WITHOUT_LINK_CHECK === "on";
}
