import { dialingCodes } from "@matchfront/forms";

/** The codes of the countries that the site offers: Africa's, and those where most of its diaspora lives. */
export const defaultDialingCodes: readonly string[] = [...new Set(dialingCodes.map(({ code }) => code))];
