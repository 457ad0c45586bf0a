import { brand } from "../../../brand.ts";
import { link, mail, type Question } from "../../faq/answer.ts";

export const safety: readonly Question[] = [
  {
    id: "report-concern",
    question: "How do I report a concern?",
    answer: [
      ["If you’re in danger, call your ", link("local emergency number", "/safety#hotlines"), " first."],
      "In the app, you can report a member in two places: on their profile page and in your chat. Say what happened; screenshots help. We may ban or delete the account.",
      [
        "Don’t have the app anymore, or never had it? Write to ",
        mail(brand.addresses.support),
        " or use ",
        link("Contact Us", "/contactus"),
        ". Tell us the name on the profile, where you came across it and what happened.",
      ],
    ],
  },
  {
    id: "block",
    question: "How do I block someone?",
    answer: [
      "Open the person’s profile or your chat, and choose to block them. Blocked people can never contact you again.",
      "Think before you do it: a block is permanent and can’t be undone.",
    ],
  },
  {
    id: "unblock",
    question: "Can I unblock someone?",
    answer: ["No. Blocking is permanent and cannot be undone, not even by us."],
  },
  {
    id: "spot-scam",
    question: "How do I spot a scam?",
    answer: [
      "Here are the signs to watch for:",
      {
        points: [
          "They push you to leave the app for another one right away.",
          "They fall in love within days, but never have a camera that works.",
          "They say they’re far away: at sea, in the army or abroad.",
          "They have an emergency, a package or a “sure” investment that needs a payment.",
          "They ask for gift cards, airtime, crypto, mobile money or a code from your phone.",
        ],
      },
      [
        "Send nothing. Report the account, then block it. If you’ve already paid, tell your bank or mobile money service and the police, and don’t be ashamed: scammers are professionals. There’s more on our ",
        link("dating safety", "/safety#online"),
        " page.",
      ],
    ],
  },
];
