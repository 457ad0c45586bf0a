import type { SiteCopy } from "../en/index.ts";

/** The copy that every form's submit shares, in Swahili. */
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
