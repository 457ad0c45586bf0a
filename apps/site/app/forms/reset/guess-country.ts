import { dialingCodes, type DialingCode } from "@matchfront/forms/site";

/** Phones all over the world use these by default, so the time zone is more reliable. */
const commonRegions = new Set(["US", "GB", "FR", "PT", "BR"]);

/** Guesses the device's country. Privacy settings may remove what it is guessed by. */
export function guessDeviceCountry(): DialingCode | undefined {
  try {
    return guessCountry(navigator.languages, Intl.DateTimeFormat().resolvedOptions().timeZone);
  } catch {
    return undefined;
  }
}

/** Guesses by a region in the languages, such as en-GH; else by the time zone; else by a common region. */
export function guessCountry(languages: readonly string[], timeZone: string): DialingCode | undefined {
  const ofLanguages = languages.flatMap((language) =>
    // Intl.Locale throws on custom languages that some browsers accept.
    dialingCodes.filter(({ region }) => language.endsWith(`-${region}`)),
  );
  return (
    ofLanguages.find(({ region }) => !commonRegions.has(region)) ??
    dialingCodes.find(({ region }) => getTimeZones(region).includes(timeZone)) ??
    ofLanguages[0]
  );
}

/** A method in recent browsers, a property in older ones, missing in Firefox. */
type TimeZones = { getTimeZones?: () => string[]; timeZones?: string[] };

function getTimeZones(region: string): readonly string[] {
  const locale: Intl.Locale & TimeZones = new Intl.Locale("und", { region });
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}
