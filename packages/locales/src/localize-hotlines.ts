import { emergencyNumbers } from "./emergency-numbers.ts";
import { hotlines } from "./hotlines.ts";

/** What a language says about the hotlines. */
type HotlineMessages = {
  /** The countries whose names differ from the English ones, by these. */
  readonly countries: Readonly<Record<string, string>>;
  /** Whom a line helps, by its name. */
  readonly notes: Readonly<Record<string, string>>;
  /** The heading of the emergency numbers. */
  readonly emergency: string;
};

/** Returns the hotlines and emergency numbers in a language. Names and sources are the same in all. */
export function localizeHotlines({ countries, notes, emergency: title }: HotlineMessages) {
  const inCountry = <Place extends { country: string }>(place: Place): Place => ({
    ...place,
    country: countries[place.country] ?? place.country,
  });
  const lines = hotlines.map((line) => inCountry({ ...line, note: notes[line.name] }));
  return { lines, emergency: { title, numbers: emergencyNumbers.map(inCountry) } };
}
