import { brand } from "../../../brand.ts";
import { facts } from "@matchfront/locales/facts";
import { link, type Question } from "../../faq/answer.ts";

export const basics: readonly Question[] = [
  {
    id: "is-it-free",
    question: `Is ${brand.name} free?`,
    answer: [
      `${brand.cost.en} You can buy a subscription, and coins that unlock certain features. You’ll always see the price before you buy.`,
      [
        "A subscription keeps renewing until you cancel it. Here’s ",
        link("how to cancel", "#cancel-renewal"),
        ", and ",
        link("when you can get a refund", "#refunds"),
        ".",
      ],
      "This website is free to use, and you don’t need an account for it.",
    ],
  },
  {
    id: "is-it-safe",
    question: `Is ${brand.name} safe?`,
    answer: [
      "No dating app can promise that everyone on it means well, and we don’t run criminal background checks. Here’s what protects you:",
      {
        points: [
          "No one can chat with you unless you’ve both slid right.",
          "You can report anyone, from their profile page or from your chat. We may ban or delete the account.",
          "You can block anyone. Blocked people can never contact you again.",
          "Safe Message Filters in the app help keep out messages no one should have to read.",
          "We hide your sexual orientation while you’re somewhere it could put you at risk.",
          `You have to be ${facts.minimumAge} or older.`,
        ],
      },
      [
        "You can do a lot yourself: stay in the app while you get to know each other, have a video call before you meet, and meet in a public place first. There’s more on our ",
        link("dating safety", "/safety"),
        " page.",
      ],
    ],
  },
  {
    id: "fake-profiles",
    question: "How do you keep fake profiles out?",
    answer: [
      "We can’t catch every one, and we don’t check whether what members say about themselves is true. Here’s what we do:",
      {
        points: [
          "Everyone signs in with a phone number, an Apple login or a Facebook login.",
          "One person gets one account, and it can’t be shared.",
          [
            "Pretending to be someone else is against our ",
            link("Community Guidelines", "/communityguidelines#impersonation"),
            ", and so are bots.",
          ],
          "We look into reports, and we work to find and stop scams and fake accounts.",
          "A violation may lead to a ban, and someone who’s banned may not return.",
        ],
      },
      [
        "Not sure about someone? Ask for a video call: a live face is harder to fake than a photo. If something’s off, ",
        link("report it", "#report-concern"),
        ".",
      ],
    ],
  },
];
