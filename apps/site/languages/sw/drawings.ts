import type { drawings as english } from "../en/drawings.ts";
import type { Translation } from "../translation.ts";

/** What drawings say: screens of the app, and ads on phones. */
export const drawings = {
  browse: { nearby: "Karibu nawe", about: "Napika, na vyombo naosha." },
  chat: {
    opening: "Na wewe uko huku?",
    reply: "Miaka mitano",
    story: ["Nimezaliwa hapa. Chapati", "bora ziko mtaani kwetu."],
    doubt: "Hebu nizionje kwanza.",
    proposal: ["Jumamosi saa sita?", "Mahali penye watu."],
    agreed: "Basi ni date!",
    placeholder: "Andika ujumbe…",
  },
  filters: {
    heading: "Vichujio",
    show: "Nionyeshe",
    people: ["Wanawake", "Wanaume", "Wote"],
    age: "Umri",
    ages: "25 hadi 38",
    distance: "Umbali",
    farthest: "Hadi km 40",
    goal: "Natafuta",
    goals: ["Uhusiano wa dhati", "Urafiki", "Tutaona"],
    button: "Onyesha watu",
  },
  match: {
    heading: "Ni match!",
    text: ["Wewe na Kamau", "mmetelezesha kulia."],
    button: "Msalimie",
    later: "Endelea kutazama",
  },
  profile: {
    about: ["Nesi. Naamka mapema.", "Naimba garini, tena vibaya."],
    interests: ["Afrobeats", "Imani", "Milima"],
    hereFor: "Natafuta",
    goal: "uhusiano wa dhati",
    button: "Hifadhi wasifu wangu",
  },
  report: {
    heading: "Kumetokea nini?",
    lead: "Tuambie, nasi tutachunguza.",
    reasons: [
      "Ameniomba pesa",
      "Wasifu feki",
      "Matusi au vitisho",
      "Ujumbe wa ngono",
      "Huenda hajafika miaka 18",
      "Jambo lingine",
    ],
    block: "Mzuie pia",
    blocked: "Hataweza kuwasiliana nawe tena.",
    button: "Tuma ripoti",
  },
  /** The variant's own people, who say other things on the same screens. */
  variant: {
    profile: {
      about: ["Mwalimu. Napanga yote,", "na bado nachelewa."],
      interests: ["Highlife", "Imani", "Bao"],
    },
    browse: { about: "Nakimbia, nampigia mama." },
    chat: {
      opening: "Habari toka Atlanta",
      reply: "Accra, njema!",
      story: ["Shangazi anasema", "jollof yake ni kiboko."],
      doubt: "Ni kweli kabisa.",
      proposal: ["Tupigiane Jumapili,", "baada ya ibada?"],
    },
    match: { text: ["Wewe na Kunle", "mmetelezesha kulia."] },
  },
  adFormats: {
    pots: { offer: "Kwa oda", button: "Ona zaidi" },
    bags: { offer: "Punguzo la 20%", button: "Tembelea" },
    messages: ["Mambo?", "Poa sana", "Niambie"],
  },
  exampleAds: {
    bags: { offer: "Punguzo la 20% leo", button: "Tembelea duka" },
    messages: ["Umekula?", "Bado!", "Tupike leo?", "Sawa!"],
  },
  shopOwner: { offer: "−20%" },
  createProfile: { save: "Hifadhi" },
  startCommunicating: { hello: "Vipi?" },
} as const satisfies Translation<typeof english>;
