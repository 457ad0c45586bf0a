import { brand } from "../../../brand.ts";
import { facts } from "@matchfront/locales/facts";
import { link, mail, type Question } from "../../faq/answer.ts";

const { cancellationDay, refundDays } = facts.payments;

export const payments: readonly Question[] = [
  {
    id: "cancel-renewal",
    question: "How do I cancel my subscription?",
    answer: [
      "A subscription renews automatically until you cancel it. Deleting your account or the app doesn’t cancel it. Cancel where you bought it:",
      {
        points: [
          "App Store: in your iPhone’s settings, tap your name, then Subscriptions.",
          "Google Play: tap your picture, then Payments & subscriptions.",
          ["Paid directly: write to ", mail(brand.addresses.support), "."],
        ],
      },
      "You keep what you’ve paid for until the end of the current billing period.",
    ],
  },
  {
    id: "refunds",
    question: "Can I get my money back?",
    answer: [
      "As a rule, we don’t refund payments. There are exceptions for subscriptions:",
      {
        points: [
          `If you ask within ${refundDays} days of paying, we may make an exception.`,
          `If you live in ${brand.legal.cancellationStates}, you can cancel until midnight of the ${cancellationDay} business day after you subscribed, and get your money back.`,
          "If the law where you live gives you a right to a refund, that right applies.",
        ],
      },
      [
        "For anything you bought in the App Store, ask Apple. For the rest, write to ",
        mail(brand.addresses.support),
        ". Purchases of coins and other virtual items are final and non-refundable. The ",
        link("terms", "/terms#payments"),
        " have the full details.",
      ],
    ],
  },
  {
    id: "coins",
    question: "What are coins?",
    answer: [
      "Virtual coins unlock certain features in the app. They’re not money: they’re not a real-world balance, and you can’t cash them out, exchange them or give them to anyone. When you buy coins, the sale is final.",
    ],
  },
  {
    id: "paying-outside-americas",
    question: "Who do I pay if I live outside the Americas?",
    answer: [
      `If you pay directly, you pay ${brand.legal.paymentEntity}, a separate company affiliated with us. Its name may appear on your statement. If you buy through the App Store or Google Play, you pay the store.`,
    ],
  },
];
