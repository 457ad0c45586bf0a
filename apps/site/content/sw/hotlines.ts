import type { HotlineWords } from "../hotlines.ts";

/** What stands around the hotlines' data in Swahili: countries by their English name, notes by the line's name. */
export const hotlineWords: HotlineWords = {
  countries: {
    "United States": "Marekani",
    "United Kingdom": "Uingereza",
    Nigeria: "Nigeria",
    "South Africa": "Afrika Kusini",
    Kenya: "Kenya",
    Ghana: "Ghana",
    "United States and Canada": "Marekani na Kanada",
  },
  notes: {
    "National Domestic Violence Hotline":
      "Kama mwenzi wako au mtu wa familia anakufanyia ukatili. Tuma neno START kwa SMS.",
    "RAINN National Sexual Assault Hotline":
      "Baada ya ukatili wa kingono, hata kama ulitokea zamani kiasi gani.",
    "National Human Trafficking Hotline": "Kama mtu anakudhibiti wewe, kazi yako au hati zako.",
    "The Trevor Project": "Kwa watu wa LGBTQ+ walio chini ya miaka 25. Tuma neno START kwa SMS.",
    "National Domestic Abuse Helpline":
      "Kwa wanawake; inaendeshwa na Refuge. Kupiga ni bure, usiku na mchana.",
    "Lagos Domestic and Sexual Violence Agency":
      "Kama unakabiliwa na ukatili nyumbani au ukatili wa kingono katika Jimbo la Lagos. Kupiga ni bure.",
    "Gender-Based Violence Command Centre": "Ukatili wa kijinsia. Kupiga ni bure.",
    "National Shelter Helpline": "Hukusaidia kupata mahali salama pa kukaa. Kupiga ni bure.",
    "GBV hotline": "Msaada dhidi ya ukatili wa kijinsia. Kupiga ni bure, usiku na mchana.",
    "Helpline of Hope":
      "Kama unakabiliwa na ukatili au unyanyasaji. Inaendeshwa na Wizara ya Jinsia, Watoto na Ulinzi wa Jamii ya Ghana. Kupiga ni bure.",
    "Helpline of Hope, second line": "Namba nyingine ya huduma hiyo hiyo. Kupiga ni bure.",
  },
  /** What stands above the emergency numbers. */
  emergency: "Uko hatarini sasa hivi? Piga namba ya dharura ya mahali ulipo.",
};
