import { SetupError } from "./errors.ts";
import type { Source } from "./value-types.ts";
import { variables } from "./variables.ts";

const known = new Set(
  Object.entries(variables).flatMap(([name, row]) => ("isSecret" in row ? [name, `${name}_FILE`] : name)),
);
/** Cron sets these for each command (crontab(5)), such as a nightly backup. */
const cronNames = new Set(["MAILTO", "MAILFROM"]);
/** Shorter names are too close to those of other programs, such as POST to PORT. */
const minLength = 7;
const likely = [...known].filter((name) => name.length >= minLength);

/** Rejects names that look like those of variables, also with `_FILE` behind one that is no secret. */
export function assertNoMisspelledName(source: Source): void {
  const errors = Object.keys(source).flatMap((name) => {
    if (known.has(name) || cronNames.has(name)) return [];
    const expected = likely.find(
      (other) =>
        name === `${other}_FILE` || stemOf(name) === stemOf(other) || isOneTypingErrorAway(name, other),
    );
    if (!expected) return [];
    const hint = name.endsWith("_FILE") ? " Only secrets can be in files." : "";
    return [`${name}: unknown variable, expected ${expected}. Rename it or unset it.${hint}`];
  });
  if (errors.length > 0) throw new SetupError(errors.join("\n"));
}

/** Shortens each word, so that `TRUST_PROXY` equals `TRUSTED_PROXIES`. */
function stemOf(name: string): string {
  return name.replaceAll(/IES(?=_|$)/g, "Y").replaceAll(/(?:ED|(?<=SS)ES|(?<!S)S)(?=_|$)/g, "");
}

/** Whether two names are equal, or differ by a missing, extra, replaced or swapped letter. */
export function isOneTypingErrorAway(name: string, other: string): boolean {
  const deletions = new Set(deletionsOf(other));
  return deletionsOf(name).some((text) => deletions.has(text));
}

function deletionsOf(name: string): readonly string[] {
  return [name, ...Array.from(name, (_, index) => name.slice(0, index) + name.slice(index + 1))];
}
