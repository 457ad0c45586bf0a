import { brand } from "../../../brand.ts";
import { facts } from "@matchfront/locales/facts";
import { link, mail, type Question } from "../../faq/answer.ts";

const { answers, passwordLength, retention } = facts;

export const account: readonly Question[] = [
  {
    id: "sign-in",
    question: "How can I sign in?",
    answer: [
      "In the app, with your phone number, your Apple login or your Facebook login. Use the one you joined with. Some accounts also have a password. You don’t sign in on this website.",
    ],
  },
  {
    id: "change-phone-number",
    question: "How do I change my phone number?",
    answer: [
      {
        steps: [
          [
            "Write to ",
            mail(brand.addresses.support),
            " from the email address of your account. We’ll email you a link that works once.",
          ],
          "Tap the link. It opens this website and asks for your new number.",
          "Enter the code we send to the new number by text message. From then on, you sign in with that number.",
        ],
      },
      "If the link no longer works, ask for a new one. If you didn’t ask for a link, don’t open it, and tell us.",
    ],
  },
  {
    id: "change-password",
    question: "How do I reset my password?",
    answer: [
      {
        steps: [
          [
            "Write to ",
            mail(brand.addresses.support),
            " from the email address of your account. If the account has a password, we’ll email you a link that works once.",
          ],
          `Tap the link. It opens this website and asks for a new password, twice. It needs at least ${passwordLength} characters.`,
          "Go back to the app and sign in with your new password.",
        ],
      },
    ],
  },
  {
    id: "log-out",
    question: "How do I log out, and does that hide me?",
    answer: [
      "You can log out in the app’s settings. Logging out doesn’t hide your profile: others can still see it. To hide it, turn off “Show me” in the settings before you log out.",
    ],
  },
  {
    id: "delete-account",
    question: "How do I delete my account?",
    answer: [
      {
        steps: [
          [
            "First, cancel any subscription: ",
            link("deleting your account doesn’t cancel it", "#cancel-renewal"),
            ".",
          ],
          "Open the settings in the app, choose to delete your account, and confirm.",
        ],
      },
      [
        "Don’t have the app anymore? Write to ",
        mail(brand.addresses.support),
        " from the email address of your account and ask us to delete it.",
      ],
      "Deleting removes all your connections, including matches and conversations. They can’t be brought back.",
      `After that, we keep the data for a safety window of ${retention.afterDeletion}, in case someone was harmed. Then we delete it or make it anonymous.`,
    ],
  },
  {
    id: "data-request",
    question: "How do I get a copy of my data?",
    answer: [
      [
        "Write to ",
        mail(brand.addresses.support),
        ` from the email address of your account, and tell us what you’d like: a copy, a correction or a deletion. We answer data requests within ${answers.dataRequestHours} hours.`,
      ],
      ["Your rights are in the ", link("Privacy policy", "/privacy#rights"), "."],
    ],
  },
  {
    id: "inactive-account",
    question: "What happens if I don’t log in for a long time?",
    answer: [
      `After ${retention.inactivity} without a login, we may delete your account or make its data anonymous. A subscription keeps renewing until you cancel it.`,
    ],
  },
];
