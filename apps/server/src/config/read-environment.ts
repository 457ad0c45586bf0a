import { readFileSync } from "node:fs";
import { assertNoMisspelledName } from "./misspelled-names.ts";
import { errorText, SetupError } from "./errors.ts";
import { fromRoot, type Source, type Variable } from "./value-types.ts";
import { type Environment, variables } from "./variables.ts";

const twilioNames = [
  "TWILIO_ACCOUNT_SID",
  "TWILIO_API_KEY",
  "TWILIO_API_SECRET",
  "TWILIO_VERIFY_SERVICE_SID",
] as const;

export function readEnvironment(
  // oxlint-disable-next-line node/no-process-env -- the one place that reads it
  source: Source = process.env,
): Environment {
  assertNoMisspelledName(source);
  const errors: string[] = [];
  const values = Object.entries<Variable>(variables).map(([name, variable]) => {
    try {
      return [name, readVariable(name, variable, source)] as const;
    } catch (error) {
      errors.push(errorText(error));
      return [name, undefined] as const;
    }
  });
  if (errors.length > 0) throw new SetupError(errors.join("\n"));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each value comes from its own variable's parse
  const environment = Object.fromEntries(values) as Environment;
  const missing = twilioNames.filter((name) => environment[name] === undefined);
  if (missing.length > 0 && missing.length < twilioNames.length)
    throw new SetupError(`${missing.join(", ")}: not set. Set all of ${twilioNames.join(", ")}, or none.`);
  return environment;
}

function readVariable(name: string, variable: Variable, source: Source): unknown {
  const { expected, example, isSecret } = variable;
  const text = (isSecret ? readSecret(name, source) : source[name]) || variable.default;
  if (text === undefined) return undefined;
  const value = variable.parse(text);
  if (value !== undefined) return value;
  // The host helps to find the mistake. Without one, the text can be a password.
  const isUrl = name.endsWith("_URL") && text.includes("@");
  const shown = isUrl ? text.replace(/^.*@/s, "***@") : isSecret ? "***" : text;
  throw new SetupError(`${name}: expected ${expected}, such as ${example}, got ${JSON.stringify(shown)}.`);
}

/** Reads a setting, which Docker, Kubernetes and systemd provide as a file if it is secret. */
function readSecret(name: string, source: Source): string | undefined {
  const path = source[`${name}_FILE`];
  if (!path) return source[name];
  if (source[name]) throw new SetupError(`${name}_FILE: ${name} is set, too. Unset one of them.`);
  try {
    // Editors and `echo` end a file with a line break.
    const secret = readFileSync(fromRoot(path), "utf8").replace(/\r?\n$/, "");
    if (secret === "") throw new Error("it is empty");
    return secret;
  } catch (error) {
    throw new SetupError(
      `${name}_FILE: expected a file with the secret, got ${JSON.stringify(path)}: ${errorText(error)}. ` +
        "Create the file, or correct its path or permissions.",
    );
  }
}

/** Returns the site's address for visitors: without `PUBLIC_URL`, for this machine alone. */
export function publicAddress({ PUBLIC_URL, PORT }: Environment): URL {
  return PUBLIC_URL ?? new URL(`http://localhost:${PORT}`);
}

/** Returns why no code can be sent, so that no member can change a number, and what to set. */
export function codesProblem(environment: Environment): string | undefined {
  const { BACKEND_URL, LINK_CHECK_PATH, SMS_WITHOUT_LINK_CHECK, TWILIO_ACCOUNT_SID } = environment;
  const { SMS_MAX_PER_DAY, SMS_MAX_PER_DIALING_CODE: caps, ALLOWED_DIALING_CODES } = environment;
  // An invented link would cost an SMS, too, so another backend must confirm links, or the operator accept that.
  if (BACKEND_URL && LINK_CHECK_PATH === undefined && SMS_WITHOUT_LINK_CHECK !== "on")
    return (
      "the backend checks no links. Set LINK_CHECK_PATH, or SMS_WITHOUT_LINK_CHECK=on; " +
      "see Another backend in apps/server/README.md"
    );
  // The members cannot read the files that a local server writes.
  if (isPublic(environment) && !TWILIO_ACCOUNT_SID)
    return "PUBLIC_URL is https, and TWILIO_ACCOUNT_SID is not set. Set the four TWILIO_* variables";
  if (SMS_MAX_PER_DAY === 0) return "SMS_MAX_PER_DAY is 0. Set a higher number";
  if (ALLOWED_DIALING_CODES.every((code) => (caps.own[code] ?? caps.others) === 0))
    return "SMS_MAX_PER_DIALING_CODE is 0 for each of ALLOWED_DIALING_CODES. Set a higher number";
  return undefined;
}

/** Returns whether the server has visitors. It speaks plain HTTP, so an https address means a proxy in front of it. */
export function isPublic({ PUBLIC_URL }: Environment): boolean {
  return PUBLIC_URL?.protocol === "https:";
}

/** In milliseconds. A public server waits until its load balancer sees that it is not ready. */
export function drainTimeOf(environment: Environment): number {
  return 1000 * (environment.DRAIN_SECONDS ?? (isPublic(environment) ? 5 : 0));
}
