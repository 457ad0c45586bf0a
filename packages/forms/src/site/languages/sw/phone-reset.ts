import type { SiteCopy } from "../en/index.ts";

const invalid = "Andika namba sahihi ya simu";
const noCode = "Andika msimbo tuliokutumia (OTP)";

/** The copy of the phone number reset's first step in Swahili. */
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

/** The copy of its second step in Swahili. */
export const oneTimeCode: SiteCopy["oneTimeCode"] = {
  fields: { code: { label: "Msimbo wa mara moja (OTP)", hint: "Tumetuma msimbo kwa SMS kwenda" } },
  errors: { code: { required: noCode, digits: noCode } },
};

/** The whole dialog's copy in Swahili. */
export const phoneReset: SiteCopy["phoneReset"] = {
  title: "Badilisha namba yako ya simu",
  number: { ...phoneNumber.fields.phoneNumber, send: phoneNumber.send },
  code: {
    ...oneTimeCode.fields.code,
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
  errors: { ...phoneNumber.errors, ...oneTimeCode.errors },
  failures: {
    taken: "Namba hii ya simu tayari inatumika",
    wrong: "Msimbo (OTP) si sahihi",
    expired: "Muda wa msimbo huu umeisha. Tafadhali omba mpya.",
    tooManyAttempts:
      "Umejaribu msimbo huu mara nyingi mno. Tafadhali subiri dakika kumi, au tumia namba nyingine.",
  },
};
