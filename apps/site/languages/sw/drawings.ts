import type { drawings as english } from "../en/drawings.ts";
import type { Translation } from "../translation.ts";

/** What drawings say: screens of the app, and ads on phones. */
export const drawings = {
  browse: { nearby: "Karibu nawe", about: "Hupika, na huosha vyombo." },
  chat: {
    opening: "Nawe uko hapa?",
    reply: "Miaka mitano",
    story: ["Nimezaliwa hapa. Na", "chapati bora ni zetu."],
    doubt: "Nionje kwanza.",
    proposal: ["Jumamosi saa sita?", "Mahali penye watu."],
    agreed: "Sawa kabisa!",
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
    about: ["Nesi. Huamka mapema.", "Huimba vibaya garini."],
    interests: ["Afrobeats", "Imani", "Milima"],
    hereFor: "Anatafuta",
    goal: "uhusiano wa dhati",
    button: "Hifadhi wasifu wangu",
  },
  report: {
    heading: "Nini kimetokea?",
    lead: "Tuambie, nasi tutachunguza.",
    reasons: [
      "Ameniomba pesa",
      "Wasifu feki",
      "Matusi au vitisho",
      "Ujumbe wa ngono",
      "Huenda hajafikisha 18",
      "Jambo lingine",
    ],
    block: "Mzuie pia",
    blocked: "Hataweza kukufikia tena.",
    button: "Tuma ripoti",
  },
  adFormats: {
    pots: { offer: "Kwa oda", button: "Ona zaidi" },
    bags: { offer: "Punguzo 20%", button: "Tembelea" },
    messages: ["Mambo?", "Poa sana", "Sema!"],
  },
  exampleAds: {
    bags: { offer: "Punguzo 20% leo", button: "Tembelea duka" },
    messages: ["Umekula?", "Bado!", "Tupike leo?", "Ndiyo!"],
  },
  shopOwner: { offer: "−20%" },
  createProfile: { save: "Hifadhi" },
  startCommunicating: { hello: "Vipi?" },
} as const satisfies Translation<typeof english>;
