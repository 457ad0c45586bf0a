import { brand } from "../../brand.ts";
import { facts } from "../facts.ts";
import { link, mail, type Question } from "./answer.ts";

const { cancellationDay, refundDays } = facts.payments;

export const payments: readonly Question[] = [
  {
    id: "cancel-renewal",
    question: "How do I cancel my subscription?",
    answer: [
      "A subscription renews automatically until you cancel it. Deleting your account or the app does not cancel it. Cancel where you bought it:",
      {
        points: [
          "App Store: in your iPhone’s settings, tap your name, then Subscriptions.",
          "Google Play: tap your picture, then Payments & subscriptions.",
          ["Paid directly: write to ", mail(brand.addresses.support), "."],
        ],
      },
      "You keep what you have paid for until the end of the running period.",
    ],
    otherWords: "unsubscribe stop renewal auto-renew charged billing premium",
  },
  {
    id: "refunds",
    question: "Can I get my money back?",
    answer: [
      "As a rule, payments are not refunded. There are exceptions for subscriptions:",
      {
        points: [
          `If you ask within ${refundDays} days of paying, we may make an exception.`,
          `If you live in ${brand.legal.cancellationStates}, you may cancel until midnight of the ${cancellationDay} business day after you subscribed, and get back what you paid.`,
          "If the law where you live gives you a right to a refund, you have it.",
        ],
      },
      [
        "Ask Apple for what you bought in the App Store, and ",
        mail(brand.addresses.support),
        " for the rest. Coins and other virtual items are final and non-refundable. The ",
        link("terms", "/terms#payments"),
        " have all of it.",
      ],
    ],
    otherWords: "refund money back charge return withdraw",
  },
  {
    id: "coins",
    question: "What are coins?",
    answer: [
      "Virtual coins pay for certain features in the app. They are not money: they are not a real-world balance, and cannot be paid out, exchanged or given to anybody. Their purchase is final.",
    ],
    otherWords: "virtual items credits wallet balance",
  },
  {
    id: "paying-outside-americas",
    question: "Whom do I pay if I live outside the Americas?",
    answer: [
      `If you pay directly, you pay ${brand.legal.paymentEntity}, a separate company that is affiliated with us, and its name may stand on your statement. If you buy through the App Store or Google Play, you pay the store.`,
    ],
    otherWords: "africa europe payment company statement name charge",
  },
];
