import { readFileSync } from "node:fs";
import { errorText, SetupError } from "./errors.ts";
import { fromRoot } from "./value-types.ts";
import { variables } from "./variables.ts";

type Source = Readonly<Record<string, string | undefined>>;

const suffix = "_FILE";
const secretNames = Object.entries(variables).flatMap(([name, row]) => ("isSecret" in row ? [name] : []));

export const secretFileNames: readonly string[] = secretNames.map((name) => name + suffix);

/** Reads the secrets that Docker, Kubernetes or systemd provide as files. */
export function readSecretFiles(source: Source): Source {
  const secrets: Record<string, string> = {};
  const errors: string[] = [];
  for (const name of secretNames) {
    const path = source[name + suffix];
    if (!path) continue;
    if (source[name]) errors.push(`${name}${suffix}: ${name} is set, too. Unset one of them.`);
    try {
      // Editors and `echo` end a file with a line break.
      const secret = readFileSync(fromRoot(path), "utf8").replace(/\r?\n$/, "");
      if (secret === "") throw new Error("it is empty");
      secrets[name] = secret;
    } catch (error) {
      errors.push(
        `${name}${suffix}: expected a file with the secret, got ${JSON.stringify(path)}: ${errorText(error)}. ` +
          "Create the file, or correct its path or permissions.",
      );
    }
  }
  if (errors.length > 0) throw new SetupError(errors.join("\n"));
  return { ...source, ...secrets };
}
