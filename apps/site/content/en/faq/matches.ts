import type { Question } from "../../faq/answer.ts";

export const matches: readonly Question[] = [
  {
    id: "matching",
    question: "How does matching work?",
    answer: [
      "You both have to say yes. Slide right on a profile you like. If they slide right on yours too, it’s a mutual match, and now you can chat. No match, no chat.",
    ],
  },
  {
    id: "send-message",
    question: "How do I send a message?",
    answer: [
      "You can chat once you have a mutual match. Open the match, write and send. If you can’t message someone, you haven’t matched yet, or the match is gone.",
    ],
  },
  {
    id: "lost-match",
    question: "Why did a match disappear?",
    answer: [
      "The other person ended the match, blocked you or deleted their account, or we removed the account. For their privacy, we don’t say which. A match that’s gone can’t be brought back.",
    ],
  },
];
