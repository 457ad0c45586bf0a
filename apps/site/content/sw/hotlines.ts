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
    Tanzania: "Tanzania",
    "Congo (DRC)": "Kongo (DRC)",
    "Ivory Coast": "Cote d’Ivoire",
    Senegal: "Senegali",
    Togo: "Togo",
    Gabon: "Gabon",
    France: "Ufaransa",
    Portugal: "Ureno",
    "Angola (Luanda, Benguela, Huambo)": "Angola (Luanda, Benguela, Huambo)",
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
    "C-Sema helpline":
      "Kwa wanawake na watoto walio kwenye hatari ya kufanyiwa ukatili. Kupiga ni bure, usiku na mchana.",
    "Ligne verte 122":
      "Baada ya ukatili wa kingono au ukatili nyumbani. Kwa Kifaransa, Kiswahili, Kilingala, Kikongo na Tshiluba. Kupiga ni bure.",
    "Numéro vert 1308": "Kuripoti ukatili nyumbani au ukatili wa kingono. Kupiga ni bure.",
    "Wallu Allo 116": "Kwa wanawake na watoto wanaofanyiwa ukatili. Kupiga ni bure.",
    "Association des juristes sénégalaises":
      "Ushauri wa kisheria baada ya ukatili, kwa wanawake na wanaume. Kupiga ni bure.",
    "Numéro vert 1014": "Kuripoti ubakaji au jaribio la ubakaji. Kupiga ni bure, usiku na mchana.",
    "Numéro vert 1404": "Kwa wanawake wanaofanyiwa ukatili, na watu wao wa karibu. Kupiga ni bure.",
    "3919 Violences Femmes Info":
      "Kwa wanawake wanaofanyiwa ukatili, na watu wao wa karibu. Kupiga ni bure, usiku na mchana.",
    CIG: "Kama mwenzi wako au mtu wa familia anakufanyia ukatili. Inaendeshwa na serikali. Kupiga na kutuma SMS ni bure, usiku na mchana.",
    APAV: "Baada ya uhalifu wowote. Kupiga ni bure, Jumatatu hadi Ijumaa.",
  },
  /** What stands above the emergency numbers. */
  emergency: "Uko hatarini sasa hivi? Piga namba ya dharura ya mahali ulipo.",
};
