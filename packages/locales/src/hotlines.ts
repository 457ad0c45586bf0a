import type { Hotline } from "@matchfront/ui";

const checkedOn = "2026-11-21";

/**
 * Lines for members who need help (specification, section 2, Dating safety tips); the `hotlines.json` of a language says
 * whom they help. Call each before a launch, first those whose only source is the press or a partner: no copy of their
 * own page was found. For Mozambique and Angola no line was found that helps adults.
 */
export const hotlines: readonly Omit<Hotline, "note">[] = [
  {
    country: "United States",
    name: "National Domestic Violence Hotline",
    phone: "1-800-799-7233",
    sms: "88788",
    checkedOn,
    source: "U.S. Department of Justice (2022)",
  },
  {
    country: "United States",
    name: "RAINN National Sexual Assault Hotline",
    phone: "1-800-656-4673",
    checkedOn,
    source: "rainn.org",
  },
  {
    country: "United States",
    name: "National Human Trafficking Hotline",
    phone: "1-888-373-7888",
    sms: "233733",
    checkedOn,
    source: "humantraffickinghotline.org",
  },
  {
    country: "United States",
    name: "The Trevor Project",
    phone: "1-866-488-7386",
    sms: "678678",
    checkedOn,
    source: "KXAN, Austin (2025)",
  },
  {
    country: "United Kingdom",
    name: "National Domestic Abuse Helpline",
    phone: "0808 2000 247",
    checkedOn: "2026-11-22",
    source: "refuge.org.uk (2020)",
  },
  {
    country: "Nigeria",
    name: "Lagos Domestic and Sexual Violence Agency",
    phone: "08000 333 333",
    checkedOn: "2026-11-22",
    source: "lagosdsva.org (2024)",
  },
  {
    country: "South Africa",
    name: "Gender-Based Violence Command Centre",
    phone: "0800 428 428",
    checkedOn,
    // Without the SMS line 31531: out of order since 2022, and no source says that it works again.
    source: "Department of Social Development (2024)",
  },
  {
    country: "South Africa",
    name: "National Shelter Helpline",
    phone: "0800 001 005",
    checkedOn,
    source: "National Shelter Movement (2025)",
  },
  {
    country: "Kenya",
    name: "GBV hotline",
    phone: "1195",
    checkedOn: "2026-11-22",
    source: "un.org (2020), Nation Media Group (2025)",
  },
  {
    country: "Ghana",
    name: "Helpline of Hope",
    phone: "0800 800 800",
    sms: "8020",
    checkedOn: "2026-11-22",
    source: "myjoyonline.com (2017), cocoainitiative.org",
  },
  {
    country: "Ghana",
    name: "Helpline of Hope, second line",
    phone: "0800 900 900",
    checkedOn: "2026-11-22",
    source: "myjoyonline.com (2017), cocoainitiative.org",
  },
  {
    country: "Tanzania",
    name: "C-Sema helpline",
    phone: "116",
    checkedOn: "2026-11-23",
    source: "unfpa.org (2021)",
  },
  {
    country: "Congo (DRC)",
    name: "Ligne verte 122",
    phone: "122",
    checkedOn: "2026-11-23",
    // Without funds in 2021; started again in October 2024 (acp.cd).
    source: "Agence congolaise de presse (2024)",
  },
  {
    country: "Ivory Coast",
    name: "Numéro vert 1308",
    phone: "1308",
    checkedOn: "2026-11-23",
    source: "Agence ivoirienne de presse, lemandatexpress.net (2024)",
  },
  {
    country: "Senegal",
    name: "Wallu Allo 116",
    phone: "116",
    checkedOn: "2026-11-23",
    source: "pasneeg.sn, directactu.net (2022)",
  },
  {
    country: "Senegal",
    name: "Association des juristes sénégalaises",
    phone: "800 805 805",
    checkedOn: "2026-11-23",
    source: "allafrica.com (2024)",
  },
  {
    country: "Togo",
    name: "Numéro vert 1014",
    phone: "1014",
    checkedOn: "2026-11-23",
    source: "wildaf-ao.org, allafrica.com (2024)",
  },
  {
    country: "Gabon",
    name: "Numéro vert 1404",
    phone: "1404",
    checkedOn: "2026-11-23",
    source: "gabonmediatime.com (2023)",
  },
  {
    country: "France",
    name: "3919 Violences Femmes Info",
    phone: "3919",
    checkedOn: "2026-11-23",
    source: "solidaritefemmes.org",
  },
  {
    country: "Portugal",
    name: "CIG",
    phone: "800 202 148",
    sms: "3060",
    checkedOn: "2026-11-23",
    source: "cig.gov.pt (2018)",
  },
  {
    country: "Portugal",
    name: "APAV",
    phone: "116 006",
    checkedOn: "2026-11-23",
    source: "dnoticias.pt (2024)",
  },
];

/**
 * What to call in danger; shown first. Police press statements and regulators, 2020 to 2024; 911, 999 and Europe's 112 are
 * common knowledge. Angola's 111 answers where a public safety center is open (opais.ao, 2025).
 */
export const emergencyNumbers = [
  { country: "Angola (Luanda, Benguela, Huambo)", phone: "111" },
  { country: "France", phone: "112" },
  { country: "Ghana", phone: "112" },
  { country: "Kenya", phone: "999" },
  { country: "Nigeria", phone: "112" },
  { country: "Portugal", phone: "112" },
  { country: "South Africa", phone: "10111" },
  { country: "United Kingdom", phone: "999" },
  { country: "United States and Canada", phone: "911" },
];

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
