import type { SiteCopy } from "./en.ts";

// The Swahili messages of the dialogs of emailed links: apart, because a page loads them only with a dialog.

export const passwordReset: SiteCopy["passwordReset"] = {
  title: "Weka nenosiri jipya",
  fields: {
    newPassword: {
      label: "Nenosiri jipya",
      hint: "Herufi 8 au zaidi. Jaribu maneno machache yasiyohusiana: ni rahisi kukumbuka.",
    },
    confirmPassword: { label: "Rudia nenosiri jipya" },
  },
  send: "Badilisha nenosiri",
  sending: "Inabadilisha…",
  done: "Nenosiri lako limebadilishwa. Sasa unaweza kulitumia kuingia kwenye app.",
  errors: {
    newPassword: {
      required: "Andika nenosiri",
      minLength: "Nenosiri ni fupi mno: linahitaji herufi 8 au zaidi",
    },
    confirmPassword: {
      required: "Andika nenosiri tena",
      same: "Manenosiri hayalingani",
    },
  },
};

const invalid = "Andika namba sahihi ya simu";
const noCode = "Andika msimbo tuliokutumia (OTP)";

export const phoneNumber: SiteCopy["phoneNumber"] = {
  fields: {
    dialingCode: { label: "Msimbo wa nchi" },
    phoneNumber: {
      label: "Namba yako mpya ya simu",
      hint: "Tutatuma msimbo kwa SMS kwenye namba hii ili kuhakikisha ni yako.",
    },
  },
  send: "Tuma msimbo",
  errors: {
    dialingCode: { required: invalid, known: invalid },
    phoneNumber: { required: invalid, digits: invalid },
  },
};

export const oneTimeCode: SiteCopy["oneTimeCode"] = {
  fields: { code: { label: "Msimbo wa mara moja (OTP)", hint: "Tumetuma msimbo kwa SMS kwenda" } },
  errors: { code: { required: noCode, digits: noCode } },
};

export const phoneReset: SiteCopy["phoneReset"] = {
  title: "Badilisha namba yako ya simu",
  code: {
    check: "Thibitisha msimbo",
    resend: "Tuma msimbo tena",
    resendIn: {
      one: "Unaweza kuomba msimbo mpya baada ya sekunde {seconds}.",
      other: "Unaweza kuomba msimbo mpya baada ya sekunde {seconds}.",
    },
    resent: "Tumetuma msimbo mpya",
    change: "Badilisha namba",
    attemptsLeft: "Majaribio yaliyobaki:",
  },
  updating: "Tunabadilisha namba yako",
  retry: "Jaribu tena",
  invalidLink: "Muda wa kiungo hiki umeisha, au kimeshatumika. Tafadhali omba kipya.",
  done: "Namba yako ya simu imebadilishwa.",
  failures: {
    taken: "Namba hii ya simu tayari inatumika",
    wrong: "Msimbo (OTP) si sahihi",
    expired: "Muda wa msimbo huu umeisha. Tafadhali omba mpya.",
    tooManyAttempts:
      "Umejaribu msimbo huu mara nyingi mno. Tafadhali subiri dakika kumi, au tumia namba nyingine.",
  },
};

export const submit: SiteCopy["submit"] = {
  failure: "Kuna kitu hakijaenda sawa",
  queued: "Tutaituma fomu hii ukirudi mtandaoni",
  waiting:
    "Hatuwezi kupokea ujumbe wako kwa sasa. Tutajaribu tena ndani ya dakika moja, saa yako ikionyesha {time}.",
  cancel: "Ghairi",
  reference: "Namba yako ya kumbukumbu:",
  sentValues: "Ulichotuma",
  didYouMean: "Ulimaanisha {domain}?",
  honeypot: "Acha hapa wazi",
  errorTitle: "Hitilafu: {title}",
  errorFormat: "{label}: {message}",
};

export const apiErrors: SiteCopy["apiErrors"] = {
  OfflineError: "Tumeshindwa kuifikia seva. Tafadhali hakikisha una intaneti, kisha ujaribu tena.",
  TimeoutError: "Seva imechelewa kujibu. Tafadhali subiri kidogo, kisha ujaribu tena.",
  MalformedError: "Tumeshindwa kusoma jibu la seva. Tafadhali jaribu tena baadaye.",
};
