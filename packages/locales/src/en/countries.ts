import { dialingCodes, type DialingCountry } from "@matchfront/forms/site";

const names = Object.fromEntries(dialingCodes.map(({ country }) => [country, country]));

/** The countries whose dialing codes members may choose, by the names that the forms package has. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets the keys
export const countries = names as Readonly<Record<DialingCountry, string>>;
