import type { Question } from "./answer.ts";

export const matches: readonly Question[] = [
  {
    id: "matching",
    question: "How does matching work?",
    answer: [
      "Both of you have to say yes. Slide right on a profile that you like. If that person slides right on yours, it is a mutual match, and only then can the two of you chat.",
    ],
    otherWords: "like swipe opt-in slide right left",
  },
  {
    id: "send-message",
    question: "How do I send a message?",
    answer: [
      "You can chat once you have a mutual match. Open the match, write and send. If somebody cannot be written to, you have not matched, or the match is gone.",
    ],
    otherWords: "chat write inbox private message cannot send",
  },
  {
    id: "lost-match",
    question: "Why has a match disappeared?",
    answer: [
      "The other person has ended the match, has blocked you or has deleted the account, or we have removed the account. For their privacy we do not say which. A match that has gone cannot be brought back.",
    ],
    otherWords: "lost conversation gone unmatched vanished",
  },
];
