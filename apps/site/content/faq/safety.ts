import { brand } from "../../brand.ts";
import { link, mail, type Question } from "./answer.ts";

export const safety: readonly Question[] = [
  {
    id: "report-concern",
    question: "How do I report a concern?",
    answer: [
      "If you are in danger, call your local emergency number first.",
      "In the app you can report a member in two places: on the profile page, and in the window in which you exchange messages. Say what happened; screenshots help. We may ban or delete the account.",
      [
        "No longer have the app, or never had it? Write to ",
        mail(brand.addresses.support),
        " or use ",
        link("Contact Us", "/contactus"),
        ", and tell us the name on the profile, where you met it and what happened.",
      ],
    ],
    otherWords: "abuse harassment complain fake profile rude flag",
  },
  {
    id: "block",
    question: "How do I block somebody?",
    answer: [
      "Open the person’s profile or your conversation, and choose to block. Blocked people can never contact you again.",
      "Think before you do it: a block is permanent and cannot be undone.",
    ],
    otherWords: "stop contact stalker ignore",
  },
  {
    id: "unblock",
    question: "Can I unblock somebody?",
    answer: ["No. Blocking is permanent and cannot be undone, neither by you nor by us."],
    otherWords: "undo block by mistake",
  },
  {
    id: "spot-scam",
    question: "How do I spot a scam?",
    answer: [
      "Somebody who wants your money rather than you tends to do some of these things:",
      {
        points: [
          "presses you to leave the app for another one at once;",
          "falls in love within days, but never has a camera that works;",
          "is far away, at sea, in the army or abroad;",
          "has an emergency, a parcel or a sure investment that needs a payment;",
          "asks for gift cards, airtime, crypto, mobile money, or a code from your phone.",
        ],
      },
      [
        "Send nothing. Report the account and block it. If you have already paid, tell your bank or mobile money service and the police, and do not be ashamed: scammers are practiced. There is more on our page about ",
        link("dating safety", "/safety#online"),
        ".",
      ],
    ],
    otherWords: "fraud catfish romance money fake gift card",
  },
];
