import { expect, test } from "vitest";
import { guessCountry } from "./guess-country.ts";

test.each([
  [["en-GH", "en-US", "en"], "Africa/Accra", "Ghana"],
  [["en-US"], "Africa/Lagos", "Nigeria"],
  [["en-GB", "en"], "Africa/Nairobi", "Kenya"],
  [["sw-TZ"], "Africa/Dar_es_Salaam", "Tanzania"],
  [["fr-FR"], "Africa/Abidjan", "Côte d’Ivoire"],
  [["fr-CD", "fr-FR"], "Africa/Kinshasa", "DR Congo"],
  [["pt-PT"], "Africa/Luanda", "Angola"],
  [["pt-BR"], "America/Sao_Paulo", "Brazil"],
  [["fr"], "Africa/Dakar", "Senegal"],
  [["en-NG"], "Europe/London", "Nigeria"],
  [["en-GB"], "Europe/London", "United Kingdom"],
  [["en-US", "en"], "America/Chicago", "United States"],
  [["en-CA"], "America/Toronto", "Canada"],
  [["en-US"], "UTC", "United States"],
  [["en-US"], "Asia/Tokyo", "United States"],
  [["ja-JP"], "Asia/Tokyo", undefined],
  [["en_US.UTF-8", "fr-CA"], "UTC", "Canada"],
  [[], "UTC", undefined],
])("guessCountry for languages %o and time zone %s is %s", (languages, timeZone, country) => {
  expect(guessCountry(languages, timeZone)?.country).toBe(country);
});
