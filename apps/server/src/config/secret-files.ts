import { readFileSync } from "node:fs";
import { errorText } from "./error-text.ts";
import { SetupError } from "./setup-error.ts";
import { fromRoot, variables } from "./variables.ts";

type Source = Readonly<Record<string, string | undefined>>;

const suffix = "_FILE";

/** Variables that a file may hold in place of the environment, which other processes and crash reports may show. */
export const secretNames: readonly string[] = Object.entries(variables)
  .filter(([, row]) => "isSecret" in row)
  .map(([name]) => name);

/** The names that say where those files are. */
export const secretFileNames: readonly string[] = secretNames.map((name) => name + suffix);

/**
 * Reads each secret that is in a file, such as those that Docker, Kubernetes and systemd make.
 *
 * @returns the environment with what the files hold
 * @throws SetupError that names each variable whose file cannot be used
 * @example readSecretFiles({ SMTP_URL_FILE: "/run/secrets/smtp" }).SMTP_URL; // what the file holds
 */
export function readSecretFiles(source: Source): Source {
  const secrets: Record<string, string> = {};
  const faults: string[] = [];
  for (const name of secretNames) {
    const path = source[name + suffix];
    if (!path) continue;
    try {
      if (source[name])
        throw new Error(
          `${name} is set as well. Expected one of the two: unset ${name}, or ${name}${suffix}`,
        );
      secrets[name] = readSecret(path);
    } catch (error) {
      faults.push(`${name}${suffix} names the file ${path}: ${errorText(error)}.`);
    }
  }
  if (faults.length > 0) throw new SetupError(faults.join("\n"));
  return { ...source, ...secrets };
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file. Expected one that holds the secret: make it, or correct its path",
  EISDIR: "it is a folder. Expected a file that holds the secret: correct its path",
  EACCES:
    "this user may not read it. Expected a file that the server's user may read: change its permissions",
};

function readSecret(path: string): string {
  // Editors and `echo` end a file with a line break.
  const secret = readText(fromRoot(path)).replace(/\r?\n$/, "");
  if (secret === "") throw new Error("it is empty. Expected the secret, and nothing else");
  return secret;
}

function readText(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (cause) {
    const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
    throw new Error(reasons[code] ?? errorText(cause), { cause });
  }
}
