import { dialingCodes, type DialingCode } from "@matchfront/forms";

/** Phones all over the world are set to these: the time zone tells more. */
const commonRegions = new Set(["US", "GB", "FR", "PT", "BR"]);

/**
 * Finds the country of a device: by the region of its languages, such as en-GH, then by its time zone, then by a region
 * that many devices elsewhere have, too, such as en-US.
 *
 * @example deviceCountry(["en-US"], "Africa/Lagos"); // { country: "Nigeria", code: "+234", region: "NG" }
 */
export function deviceCountry(languages: readonly string[], timeZone: string): DialingCode | undefined {
  const ofLanguages = languages.flatMap((language) =>
    // Not by Intl.Locale, which throws for what some browsers let people enter as a language.
    dialingCodes.filter(({ region }) => language.endsWith(`-${region}`)),
  );
  return (
    ofLanguages.find(({ region }) => !commonRegions.has(region)) ??
    dialingCodes.find(({ region }) => timeZonesOf(region).includes(timeZone)) ??
    ofLanguages[0]
  );
}

/** A method in recent browsers, before that a property; neither in Firefox. */
type TimeZones = { getTimeZones?: () => string[]; timeZones?: string[] };

function timeZonesOf(region: string): readonly string[] {
  const locale: Intl.Locale & TimeZones = new Intl.Locale("und", { region });
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}
