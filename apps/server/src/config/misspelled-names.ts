import { SetupError } from "./setup-error.ts";
import { secretFileNames } from "./secret-files.ts";
import { variables } from "./variables.ts";

const known = [...Object.keys(variables), ...secretFileNames];
/** Cron gives them to each command that it runs (crontab(5)), such as a nightly backup. */
const cronNames = new Set(["MAILTO", "MAILFROM"]);
/** Shorter names are too close to those of other programs: POST is no PORT. */
const minLength = 7;

/**
 * Refuses an environment with a name that is one typing error away from one of the server's, has its words in singular or
 * plural, or is the file of one that is no secret: whoever set `SMPT_URL` would otherwise learn weeks later that it did nothing.
 *
 * @throws SetupError that names each, and the right one
 */
export function assertNoMisspelledName(source: Readonly<Record<string, string | undefined>>): void {
  const faults = Object.keys(source).flatMap((name) => {
    if (known.includes(name) || cronNames.has(name)) return [];
    const held = known.find((other) => other.length >= minLength && name === `${other}_FILE`);
    if (held)
      return [
        `${name} is no variable of this server: only secrets may be in files. Expected ${held}: set that, and unset ${name}.`,
      ];
    const meant = known.find(
      (other) => other.length >= minLength && (isOneErrorAway(name, other) || stemOf(name) === stemOf(other)),
    );
    return meant ? [`${name} is no variable of this server. Expected ${meant}: rename it, or unset it.`] : [];
  });
  if (faults.length > 0) throw new SetupError(faults.join("\n"));
}

/** A name with each word in its shortest form, such as `TRUST_PROXY` for `TRUSTED_PROXIES`. */
function stemOf(name: string): string {
  return name.replaceAll(/IES(?=_|$)/g, "Y").replaceAll(/(?:ED|(?<=SS)ES|(?<!S)S)(?=_|$)/g, "");
}

/** Whether one letter was left out, added, replaced, or swapped with the next. */
function isOneErrorAway(name: string, other: string): boolean {
  if (Math.abs(name.length - other.length) > 1) return false;
  let start = 0;
  while (start < name.length && name[start] === other[start]) start += 1;
  const [given, meant] = [name.slice(start), other.slice(start)];
  return (
    given.slice(1) === meant ||
    given === meant.slice(1) ||
    given.slice(1) === meant.slice(1) ||
    (given.slice(2) === meant.slice(2) && given[0] === meant[1] && given[1] === meant[0])
  );
}
