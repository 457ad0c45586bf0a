import { brand } from "../../../brand.ts";
import { link, mail, type Question } from "../../faq/answer.ts";

/** What /safety shows near its top, too. */
export const blackmail: Question = {
  id: "blackmail",
  question: "Someone threatens to share my pictures. What can I do?",
  answer: [
    "It’s not your fault, and you’re not the only one. Take it step by step:",
    {
      steps: [
        "Don’t pay, and don’t send anything else. Paying rarely makes it stop.",
        "Don’t delete the chat or your account. They’re your proof.",
        "Take screenshots of the messages, the profile and any payment details.",
        [
          "Report the profile to us, then block it. Here’s ",
          link("how to report", "/faq#report-concern"),
          ".",
        ],
        [
          "Keep the pictures from spreading: ",
          link("StopNCII.org", "https://stopncii.org/"),
          " is a free tool for anyone 18 or older. It makes a digital fingerprint of your picture (a hash) on your own device, and participating companies can use it to find and take down copies. The picture itself never leaves your device. For pictures taken when you were under 18, there’s ",
          link("Take It Down", "https://takeitdown.ncmec.org/"),
          ".",
        ],
        [
          "Talk to someone you trust and, if it’s safe for you, to the police. There are ",
          link("emergency numbers and help lines", "/safety#hotlines"),
          ", too.",
        ],
      ],
    },
  ],
};

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
  blackmail,
];
